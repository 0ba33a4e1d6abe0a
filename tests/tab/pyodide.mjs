/**
 * Runs a program in the Python of a browser tab, in Node: with the pack that a site sends, laid out as a worker does it.
 *
 *     node tests/tab/pyodide.mjs PROGRAM [ARGUMENT...]
 *
 * The program finds its arguments in `sys.argv`, and the folder it was started in as `/here`.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { loadPyodide } from '../../web/node_modules/pyodide/pyodide.mjs';

const BUILT = new URL('../../src/vernissage/tab/static/', import.meta.url);
const [program, ...given] = process.argv.slice(2);
const python = await loadPyodide();
const pack = gunzipSync(readFileSync(new URL('house.bin.gz', BUILT)));
const length = pack.readUInt32LE(0);
let at = 4 + length;
for (const [name, size] of JSON.parse(pack.subarray(4, at))) {
  python.FS.mkdirTree(`/house/${name}`.replace(/\/[^/]*$/, ''));
  python.FS.writeFile(`/house/${name}`, pack.subarray(at, at + size));
  at += size;
}
python.FS.mkdir('/here');
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.cwd() }, '/here');
python.globals.set('given', python.toPy([program, ...given]));
try {
  await python.runPythonAsync('import sys; sys.path.insert(0, "/house"); sys.argv = given');
  await python.runPythonAsync(readFileSync(program, 'utf8'));
} catch (error) {
  console.error(String(error)); // Not the stack, which quotes a script of a megabyte.
  process.exit(1);
}
process.exit(0);

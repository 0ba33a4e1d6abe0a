/**
 * Builds what a house in a browser tab is made of: Pyodide's own files, and its Python code in one file (tab.py).
 *
 *     node scripts/tab.mjs WHEELS PACKAGE VERSION TARGET
 *
 * Everything is compressed here, so that it is small on every host. The worker unpacks it (src/tab/files.ts).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [wheels, source, version, target] = process.argv.slice(2);
const packages = fileURLToPath(new URL('../node_modules/pyodide/', import.meta.url));
const ASIDE = ['pyodide.asm.wasm', 'python_stdlib.zip'];
const SCRIPTS = ['pyodide.mjs', 'pyodide.asm.mjs'];

mkdirSync(target, { recursive: true });
for (const name of SCRIPTS) writeFileSync(`${target}/${name}`, readFileSync(packages + name));
for (const name of ASIDE) writeFileSync(`${target}/${name}.gz`, gzipSync(readFileSync(packages + name), { level: 9 }));
// Pyodide wants a list of the packages that it could install. It needs none.
const { info } = JSON.parse(readFileSync(`${packages}pyodide-lock.json`, 'utf8'));
writeFileSync(`${target}/pyodide-lock.json`, JSON.stringify({ info, packages: {} }));

const python = await loadPyodide();
for (const [place, root] of Object.entries({ '/wheels': wheels, '/package': `${source}/..`, '/target': target })) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(root) }, place);
}
python.runPython(readFileSync(new URL('tab.py', import.meta.url), 'utf8'));
const count = python.globals.get('make')('/wheels', '/package', version, '/target/house.bin.gz');
console.log(`${count} files of Python`);
process.exit(0);

/** Starts Python with everything that a house imports, from the compressed files of the site. */
import type { PyodideAPI } from 'pyodide';
import type { FileSystem } from './kept-files';

const PACK = 'house.bin';
/** Where the pack's files lie in Python's file system. It was compiled for this place (web/scripts/tab.py). */
const PLACE = '/house';

/** `home` is the address of the folder with Pyodide and the pack. */
export async function startPython(home: string, arrived: () => void): Promise<PyodideAPI> {
  unpackWhatIsFetched();
  const pack = fetch(home + PACK).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as typeof import('pyodide');
  const python = await loadPyodide({ indexURL: home });
  arrived();
  lay(python.FS as FileSystem, new Uint8Array(await pack));
  await python.runPythonAsync(`import sys; sys.path.insert(0, "${PLACE}")`);
  return python;
}

const COMPRESSED = /\/(house\.bin|pyodide\.asm\.wasm|python_stdlib\.zip)$/;
const KINDS: Record<string, string> = { wasm: 'application/wasm' };

/** Hosts differ in what they compress, so these files are compressed already. */
function unpackWhatIsFetched(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (what, how) => {
    const address = what instanceof Request ? what.url : String(what);
    if (!COMPRESSED.test(address)) return fetch(what, how);
    const response = await fetch(`${address}.gz`, how);
    if (!response.ok || !response.body) return response;
    const kind = KINDS[address.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const unpacked = response.body.pipeThrough(new DecompressionStream('gzip'));
    return new Response(unpacked, { headers: { 'content-type': kind } });
  };
}

/** The pack: the length of its index, the index, and then all files, which are laid out without being copied. */
function lay(fs: FileSystem, pack: Uint8Array): void {
  const length = new DataView(pack.buffer).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length))) as [string, number][];
  let at = 4 + length;
  const made = new Set<string>();
  for (const [name, size] of index) {
    const folder = `${PLACE}/${name}`.replace(/\/[^/]*$/, '');
    if (!made.has(folder)) fs.mkdirTree(folder);
    made.add(folder);
    fs.writeFile(`${PLACE}/${name}`, pack.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}

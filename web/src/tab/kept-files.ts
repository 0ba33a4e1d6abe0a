/**
 * Files that last: in Python's file system they are ordinary files, and their bytes lie in the browser's private files
 * for this site. SQLite's own journal makes its changes atomic, because a flush here is a flush of the real file.
 *
 * Only the files named here last. All others in the folder, such as SQLite's shared memory, live in memory.
 */

/** Python's file system, as far as it is used here. Pyodide has no types for it. */
export interface FileSystem {
  mkdirTree(path: string): void;
  lookupPath(path: string, how: object): { node: unknown };
  open(path: string, flags: string): unknown;
  close(stream: unknown): void;
  writeFile(path: string, data: Uint8Array, how: object): void;
}

/** What only a worker has; the types of pages don't know it. */
interface Handle {
  read(into: Uint8Array, how: { at: number }): number;
  write(from: Uint8Array, how: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
}
interface WorkersFile extends FileSystemFileHandle {
  createSyncAccessHandle(): Promise<Handle>;
}

/** What is used of a file in Emscripten's file system, which has no types for it. */
interface Node {
  name: string;
  node_ops: Record<string, unknown>;
  stream_ops: Record<string, unknown>;
}
interface Folder {
  node_ops: {
    mknod(parent: Folder, name: string, mode: number, device: number): Node;
    unlink(parent: Folder, name: string): void;
  };
}
interface Stream {
  position: number;
}

const SEEK_CUR = 1;
const SEEK_END = 2;
/** A tab that was just closed may still hold the files. So often it is tried again, after so many milliseconds. */
const TRIES = 100;
const PAUSE = 50;
const HOME = 'vernissage';

/** Opens the named files, in the folder `place` of Python's file system. */
export async function keepFiles(fs: FileSystem, place: string, names: readonly string[]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const home = await root.getDirectoryHandle(HOME, { create: true });
  const handles = new Map<string, Handle>();
  for (const name of names)
    handles.set(name, await opened((await home.getFileHandle(name, { create: true })) as WorkersFile));
  fs.mkdirTree(place);
  const { node: folder } = fs.lookupPath(place, {}) as { node: Folder };
  lastingIn(folder, handles);
  for (const name of names) fs.close(fs.open(`${place}/${name}`, 'a'));
}

async function opened(file: WorkersFile, tries = TRIES): Promise<Handle> {
  try {
    return await file.createSyncAccessHandle();
  } catch (error) {
    if (!tries) throw error;
    await new Promise((done) => setTimeout(done, PAUSE));
    return opened(file, tries - 1);
  }
}

/** Whoever makes a file of one of these names in the folder gets the lasting one. A deleted one is empty. */
function lastingIn(folder: Folder, handles: Map<string, Handle>): void {
  const memory = folder.node_ops;
  folder.node_ops = {
    ...memory,
    mknod(parent, name, mode, device) {
      const node = memory.mknod(parent, name, mode, device);
      const handle = handles.get(name);
      if (handle) last(node, handle);
      return node;
    },
    unlink(parent, name) {
      handles.get(name)?.truncate(0);
      memory.unlink(parent, name);
    },
  };
}

function last(node: Node, handle: Handle): void {
  const getattr = node.node_ops.getattr as (of: Node) => object;
  node.node_ops = {
    ...node.node_ops,
    getattr: (of: Node) => ({ ...getattr(of), size: handle.getSize() }),
    setattr(_: Node, { size }: { size?: number }) {
      if (size !== undefined) handle.truncate(size);
    },
  };
  node.stream_ops = {
    llseek(stream: Stream, offset: number, whence: number) {
      const from = whence === SEEK_CUR ? stream.position : whence === SEEK_END ? handle.getSize() : 0;
      return from + offset;
    },
    read: (_: Stream, heap: Uint8Array, offset: number, length: number, at: number) =>
      handle.read(heap.subarray(offset, offset + length), { at }),
    write: (_: Stream, heap: Uint8Array, offset: number, length: number, at: number) =>
      handle.write(heap.subarray(offset, offset + length), { at }),
    fsync() {
      handle.flush();
      return 0;
    },
  };
}

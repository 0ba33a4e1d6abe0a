import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';

// The classes of styles follow from each file's path. From the repository on, these are the same wherever it lies.
const rootDir = fileURLToPath(new URL('..', import.meta.url));

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, rootDir } };

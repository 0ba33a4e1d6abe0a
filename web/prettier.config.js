import * as svelte from 'prettier-plugin-svelte';
import * as dense from './scripts/dense.mjs';

export default { printWidth: 120, singleQuote: true, plugins: [svelte, dense] };

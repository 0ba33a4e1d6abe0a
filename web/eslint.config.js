import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const SVELTE = ['**/*.svelte', '**/*.svelte.ts'];

export default defineConfig(
  {
    // Written by `npm run types`, by the packager and by npm.
    ignores: ['web/src/lib/protocol.ts', 'src/vernissage/games/*/web/types.ts', '**/static/', '**/node_modules/'],
  },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: {
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // The compiler knows what is defined.
      'no-undef': 'off',
      // `() => send(move)` is how something that is done is handed on.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // A number reads the same in a sentence as outside of it.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An effect depends on what it reads: `void` says that reading is all that is wanted.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // {#each … as _, i} counts.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$' }],
      // `count || '–'`: nothing is nothing, be it zero or an empty word.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      // One letter is looked at by its place.
      '@typescript-eslint/prefer-string-starts-ends-with': ['error', { allowSingleElementEquality: 'always' }],
    },
  },
  { files: SVELTE, languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    // The linter doesn't see through a component's door: what comes from another one, and what a handler in markup gets, has
    // no type for it. svelte-check sees both, and lets no `any` pass that nobody wrote.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // Plain JavaScript has no types to be aware of.
  { files: ['**/*.{js,mjs}'], extends: [ts.configs.disableTypeChecked] },
);

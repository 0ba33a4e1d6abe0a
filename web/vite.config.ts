import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { licences } from './scripts/licences';
import { offline } from './scripts/offline';
import { shapes } from './scripts/shapes';
import { syllables } from './scripts/syllables';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What belongs to the shell, and what of it few people want at once. */
const SHELL = /\/web\/(src|node_modules)\/|^\0/;
const LATER =
  /\.ftl|\/plain|\/parts\/([Rr]eaction|GoldLeaf|WallLabel|Ending|LookUp|Stage|Toast|WhyNot|Reason\.|Lines|Cells|Tabs|NumbersTable|LeaveDialog|Traceback)|\/pages\/(FrontDoor|DayPage|door\/(?!EmptyFrame|posters|Picture)|Circle|circle\/|OpenTables|Join|Lobby|lobby\/|Gallery|gallery\/|Me|Settings|settings\/|ReplayPage|CoachPage|coach\/|ScreenPage|screen\/|rules\/|replay\/|daily\/|me\/(?!guest|NameForm|OtherName)|turns\/|guide\/|explain\/|keys\/|table\/(Ears|Announcements|standing|GoalLabel|ToneBar|TalkSheet|TableNotices|Notices|Reactions|FeatToast|Over|Vote|vote|Actions|Seal|Invite|Hint|Menu|Leave|Seat|NoView|Captions|NextTable|Counts|Cover))|\/lib\/(table\/announcer|keys|film|markdown|primer|lesson-texts|works|instruments|plot)|\/hall\/|\/uqr\//;

/** The house behind the development server, which `make dev` starts; it answers whatever is no page. */
const house = process.env.VERNISSAGE ?? 'http://127.0.0.1:8000';
const OF_THE_HOUSE = ['/api', '/learn', '/feed', '/health', '/metrics', '^/(t|day)/.*[.]jpg$'];

/** Without what no page ever says: comments, what is said in the terminal, on pictures and to programs. */
const ELSEWHERE = /^(refusal-(position|cli|file|words)|cli|learn|postcard|words)-.*\n(?:[ }].*\n|\n(?=[ }]))*/gm;
function said(source: string): string {
  return source.replace(/^#.*\n/gm, '').replace(ELSEWHERE, '');
}

/** What is said in a language is two modules: the shell's, with a word about each game, and the game's own. */
function words(): Plugin {
  const games = here('../src/vernissage/games');
  const line = (game: string, name: string, language: string): string => {
    const file = `${games}/${game}/text/${language}.ftl`;
    const source = existsSync(file) ? readFileSync(file, 'utf-8') : '';
    return new RegExp(`^${name} = (.*)$`, 'm').exec(source)?.[1] ?? '';
  };
  const lines = (name: string, language: string): Record<string, string> =>
    Object.fromEntries(readdirSync(games).map((game) => [game, line(game, name, language)]));
  /** The engine's or the names of the game's things first: of two messages of one name the first counts. */
  const files = (home: string, language: string): string[] =>
    [home.includes('/games/') ? `${home}/names` : here('../src/vernissage/texts'), `${home}/text`]
      .map((folder) => `${folder}/${language}.ftl`)
      .filter((file) => existsSync(file));
  const read = (home: string, language: string): string => {
    const sources = files(home, language).map((file) => said(readFileSync(file, 'utf-8')));
    if (!home.includes('/games/')) {
      const [kinds, puzzles] = [lines('game-kind', language), lines('game-puzzle', language)];
      return JSON.stringify({ sources, kinds, puzzles });
    }
    return JSON.stringify([...sources, `syllables = ${syllables(sources, language).join(' ')}\n`]);
  };
  const WORDS = /(.*)\/text\/(\w+)\.ftl\?words$/;
  return {
    name: 'words',
    load(id) {
      const [, file] = /(.*\.ftl)\?said$/.exec(id) ?? [];
      if (file)
        return { code: `export default ${JSON.stringify(said(readFileSync(file, 'utf-8')))}`, moduleType: 'js' };
      const [, home, language] = WORDS.exec(id) ?? [];
      if (!home || !language) return null;
      for (const file of files(home, language)) this.addWatchFile(file);
      return { code: `export default ${read(home, language)}`, moduleType: 'js' };
    },
    /** Each also as data beside its script, for a page that holds its words: see server/pages/first_visit.py. */
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const [, home, language] = (chunk.type === 'chunk' && WORDS.exec(chunk.facadeModuleId ?? '')) || [];
        if (home && language)
          this.emitFile({
            type: 'asset',
            fileName: chunk.fileName.replace(/js$/, 'json'),
            source: read(home, language),
          });
      }
    },
  };
}

/**
 * What a page stands on is one file. What comes later shows the same things: left alone, these would be cut out into
 * files that nobody asks for before the page's own has come.
 */
const COMES_AFTER: [RegExp, string][] = [
  [/\/games\/\w+\/web\/(Picture\.svelte|Result\.svelte|works\.ts)$/, './index'],
  [/\/games\/\w+\/web\/stage\/Stage\.svelte$/, '../index'],
  [/\/pages\/(Join|Me|DayPage|Gallery|Settings|Circle|OpenTables)\.svelte$/, './FrontDoor.svelte'],
];
function oneFile(): Plugin {
  return {
    name: 'one file',
    apply: 'build',
    transform(code, id) {
      const [, before] = COMES_AFTER.find(([later]) => later.test(id)) ?? [];
      return before ? { code: `${code}\nimport '${before}';`, map: null } : null;
    },
  };
}

/** Lays each file compressed beside itself, as the house sends it. Fonts and paintings are so already. */
function pack(): Plugin {
  return {
    name: 'pack',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(`${dir}/assets`)) {
        if (!/\.(css|js|svg)$/.test(name)) continue;
        const file = `${dir}/assets/${name}`;
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [shapes(), svelte(), words(), oneFile(), pack(), licences(), offline()],
  resolve: {
    // A game's table lies in the game's own folder, outside this one: it reaches the shell by this name,
    // and the packages of the shell are its packages.
    alias: { '@shell': here('src') },
    dedupe: ['svelte', 'vitest'],
  },
  server: {
    fs: { allow: [here('.'), here('../src/vernissage'), here('../build/scenes')] },
    proxy: Object.fromEntries(OF_THE_HOUSE.map((path) => [path, { target: house, ws: path === '/api' }])),
  },
  build: {
    target: 'es2022',
    outDir: here('../src/vernissage/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Tells the house what each page will load, so that it can say so at once: see server/pages/html.py.
    manifest: 'built.json',
    rolldownOptions: {
      output: {
        // A picture's name would tell what a card shows to whoever sees it being fetched.
        assetFileNames: ({ names }) =>
          /\.(webp|svg)$/.test(names[0] ?? '') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          // Over a slow line the number of files counts, as a browser asks for six at a time.
          groups: [{ name: 'shell', test: (id) => SHELL.test(id) && !LATER.test(id) }],
        },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.ts', '../src/vernissage/games/*/web/test/**/*.test.ts'],
    isolate: false, // Each in a world of its own they take half as long again.
    setupFiles: ['tests/apart.ts'],
    testTimeout: 120_000, // Milliseconds, as patient as tests/waiting.py: nothing depends on a machine's speed.
  },
});

// TypeScript types of everything that goes over the wire, from the schemas that the house prints.
//
//   make types                    writes them
//   node --run types -- --check   says whether they are up to date, and exits with 1 if not
import { compile } from 'json-schema-to-typescript';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import style from '../prettier.config.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const python = process.env.PYTHON ?? [`${root}.venv/bin/python`, 'python3'].find(existsSync) ?? 'python3';
const HEAD = '/* Made by `make types` from what the house prints; not to be edited. */\n';

/** What a browser says may leave out what has a default; what it hears is always complete. */
const SAID = new Set(['Rename', 'Recover', 'NewTable', 'Farewell']);

function complete(name, schema) {
  const said = SAID.has(name) || 'do' in (schema.properties ?? {});
  return schema.properties && !said ? { ...schema, required: Object.keys(schema.properties) } : schema;
}

/** Tuples as the older schemas wrote them: the compiler knows no others. */
function olderTuples(part) {
  if (Array.isArray(part)) return part.map(olderTuples);
  if (part === null || typeof part !== 'object') return part;
  const { prefixItems, items, ...rest } = part;
  // Anything at all, with a default: the compiler would take it for an object.
  if (Object.keys(part).join() === 'default') return {};
  const older = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, olderTuples(value)]));
  if (prefixItems) return { ...older, items: olderTuples(prefixItems), additionalItems: false };
  return items === undefined ? older : { ...older, items: olderTuples(items) };
}

async function types({ $defs }) {
  const names = Object.keys($defs);
  const defs = Object.fromEntries(names.map((name) => [name, olderTuples(complete(name, $defs[name]))]));
  const everything = { $defs: defs, anyOf: names.map((name) => ({ $ref: `#/$defs/${name}` })) };
  const made = await compile(everything, 'Everything', {
    additionalProperties: false,
    bannerComment: HEAD,
  });
  return format(made.replace(/^export type Everything =[^;]*;\n+/m, ''), { ...style, parser: 'typescript' });
}

const schemas = JSON.parse(execFileSync(python, ['-m', 'vernissage.server.api.schema'], { maxBuffer: 2 ** 26 }));
const wanted = new Map([['web/src/lib/protocol.ts', await types(schemas.protocol)]]);
for (const [game, schema] of Object.entries(schemas.games)) {
  const home = `src/vernissage/games/${game}/web`;
  if (existsSync(root + home)) wanted.set(`${home}/types.ts`, await types(schema));
}

const read = (file) => (existsSync(root + file) ? readFileSync(root + file, 'utf8') : '');
const old = [...wanted].filter(([file, text]) => read(file) !== text);
if (process.argv.includes('--check')) {
  for (const [file] of old) console.error(`${file} is out of date: make types`);
  process.exitCode = old.length > 0 ? 1 : 0;
} else {
  for (const [file, text] of old) writeFileSync(root + file, text);
  console.log(old.length > 0 ? `written: ${old.map(([file]) => file).join(', ')}` : 'all up to date');
}

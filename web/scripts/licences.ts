/**
 * The licence texts that travel with the pages: of every package of which something was built in, and of the drawings
 * that our painter has painted after. Found by what is in the bundle, so none is forgotten when one is added.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const FILE = 'LICENCES.txt';
const APACHE = here('../../src/vernissage/art/noto.LICENSE');
/** Where a package brings no text of its own, its licence has only one. */
const COMMON: Record<string, string> = { 'Apache-2.0': APACHE };
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

interface Manifest {
  name: string;
  version: string;
  license: string;
}

function textOf(folder: string, { name, license }: Manifest): string {
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const file = own ? `${folder}/${own}` : COMMON[license];
  if (!file || !existsSync(file)) throw new Error(`${name} brings no licence text, and we have none for ${license}`);
  return readFileSync(file, 'utf-8');
}

const section = (title: string, text: string): string =>
  `${'='.repeat(80)}\n${title}\n${'='.repeat(80)}\n\n${text.trim()}\n`;

function of(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf-8')) as Manifest;
  return section(`${manifest.name} ${manifest.version} (${manifest.license})`, textOf(folder, manifest));
}

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.keys(part.modules) : part.originalFileNames.map((name) => here(`../${name}`)),
      );
      const folders = new Set(parts.flatMap((part) => PACKAGE.exec(part)?.[0] ?? []));
      const source = [
        section('Vernissage (MIT)', readFileSync(here('../../LICENSE'), 'utf-8')),
        section('Noto Emoji: portraits and pictures after its drawings (Apache-2.0)', readFileSync(APACHE, 'utf-8')),
        ...[...folders].sort().map(of),
      ].join('\n');
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}

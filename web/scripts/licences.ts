/**
 * What travels with the pages, of every package of which something was built in and of the drawings that our painter has
 * painted after: the licence texts, and a list for programs (an SBOM in CycloneDX, which the wheel takes over, PEP 770).
 * Found by what is in the bundle, so none is forgotten when one is added.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const FILE = 'LICENCES.txt';
const SBOM = 'bom.json';
const DRAWINGS = { type: 'data', name: 'Noto Emoji', licenses: [{ license: { id: 'Apache-2.0' } }] };
const APACHE = here('../../src/vernissage/art/noto.LICENSE');
/** Where a package brings no text of its own, its licence has only one. */
const COMMON: Record<string, string> = { 'Apache-2.0': APACHE };
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

interface Locked {
  packages: Record<string, { integrity: string }>;
}
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

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf-8')) as Manifest;

function of(folder: string): string {
  const manifest = manifestOf(folder);
  return section(`${manifest.name} ${manifest.version} (${manifest.license})`, textOf(folder, manifest));
}

function component({ name, version, license }: Manifest, { packages }: Locked): object {
  const [algorithm = '', hash = ''] = packages[`node_modules/${name}`]?.integrity.split('-') ?? [];
  const alg = algorithm.replace(/^sha/, 'SHA-');
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { id: license } }],
    hashes: [{ alg, content: Buffer.from(hash, 'base64').toString('hex') }],
  };
}

/** Without a time or a serial number, so that the same sources build the same bytes. */
function sbom(folders: string[]): string {
  const project = readFileSync(here('../../pyproject.toml'), 'utf-8');
  const [, name = ''] = /^name = "(.+?)"/m.exec(project) ?? [];
  const [, version = ''] = /^version = "(.+?)"/m.exec(project) ?? [];
  const locked = JSON.parse(readFileSync(here('../package-lock.json'), 'utf-8')) as Locked;
  const written = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version, purl: `pkg:pypi/${name}@${version}` } },
    components: [DRAWINGS, ...folders.map((folder) => component(manifestOf(folder), locked))],
  };
  return `${JSON.stringify(written, null, 1)}\n`;
}

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.keys(part.modules) : part.originalFileNames.map((name) => here(`../${name}`)),
      );
      const folders = [...new Set(parts.flatMap((part) => PACKAGE.exec(part)?.[0] ?? []))].sort();
      const source = [
        section('Vernissage (MIT)', readFileSync(here('../../LICENSE'), 'utf-8')),
        section('Noto Emoji: portraits and pictures after its drawings (Apache-2.0)', readFileSync(APACHE, 'utf-8')),
        ...folders.map(of),
      ].join('\n');
      this.emitFile({ type: 'asset', fileName: FILE, source });
      this.emitFile({ type: 'asset', fileName: SBOM, source: sbom(folders) });
    },
  };
}

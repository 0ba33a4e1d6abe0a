/**
 * What a browser keeps for when there is no network: a page that says so in every language, and the service worker that
 * shows it. The worker knows what it keeps by name, so another build is another worker, and browsers notice.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SOURCES = here('../src/offline');
const TEXTS = here('../src/text/offline');
/** Beside the page itself, what is drawn of the house wherever one is. */
const OTHERS = ['icon.svg'];
/** The one script and the one style that every page stands on (see codeSplitting in vite.config.ts). */
const SHELL = /^assets\/shell-[^/]+\.(js|css)$/;

function section(language: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(`${TEXTS}/${language}.ftl`, 'utf-8')));
  const say = (name: string): string => {
    const pattern = bundle.getMessage(name)?.value;
    if (!pattern) throw new Error(`${language} lacks ${name}`);
    return bundle.formatPattern(pattern);
  };
  return `<section lang="${language}"><h1>${say('offline-title')}</h1>
<p>${say('offline-how')}</p>
<a href="">${say('offline-again')}</a></section>`;
}

function page(): string {
  const languages = readdirSync(TEXTS).map((file) => file.replace('.ftl', ''));
  languages.sort((one, other) => Number(other === 'en') - Number(one === 'en')); // English for who speaks none of them
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Vernissage</title>
<link rel="icon" href="/icon.svg" />
<link rel="stylesheet" href="/offline.css" />
<script src="/offline.js" defer></script>
</head>
<body>
<main>
${languages.map(section).join('\n')}
</main>
</body>
</html>
`;
}

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files: Record<string, string> = {
        'offline.html': page(),
        'offline.css': readFileSync(`${SOURCES}/page.css`, 'utf-8'),
        'offline.js': readFileSync(`${SOURCES}/page.js`, 'utf-8'),
      };
      const site = readFileSync(`${SOURCES}/site-worker.js`, 'utf-8');
      const shell = Object.keys(bundle).filter((name) => SHELL.test(name));
      const kept = [...Object.keys(files), ...OTHERS, ...shell.sort()].map((name) => `/${name}`);
      const worker = readFileSync(`${SOURCES}/worker.js`, 'utf-8').replace('__FILES__', JSON.stringify(kept));
      const build = createHash('sha256')
        .update(JSON.stringify([files, worker]))
        .digest('hex')
        .slice(0, 16);
      files['sw.js'] = worker.replace('__BUILD__', JSON.stringify(build));
      files['site-worker.js'] = site; // `vernissage site` completes it.
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

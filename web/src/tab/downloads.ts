/** Files that the house makes: over a network a link suffices, here a request gets them. */
import { reach } from '../lib/transport';

/** Gets a file from the house, and gives it to the browser under this name. */
export async function download(path: string, name: string): Promise<void> {
  const response = await reach(path, { method: 'GET' });
  const address = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** Links to such files get them, too. */
export function followDownloads(): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const address = link?.getAttribute('href')?.replace(/^.*?(?=\/api\/)/, '') ?? '';
      if (!link?.hasAttribute('download') || !address.startsWith('/api/')) return;
      event.preventDefault();
      void download(address, link.download || `${address.split('/').at(-2) ?? 'vernissage'}.json`);
    },
    { capture: true },
  );
}

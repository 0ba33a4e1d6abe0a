/** For a page whose house is in this browser: starts the house, and reaches it from now on. */
import { reachBy } from '../lib/transport';
import { followDownloads } from './downloads';
import { moveLinks } from './links';
import { follow } from './progress.svelte';
import { TabTransport } from './transport';

export function begin(): void {
  moveLinks();
  followDownloads();
  reachBy(
    new TabTransport((news) => {
      follow(news);
      if (news.step === 'open') void keepSite();
    }),
  );
}

/** The house is open, so there is time to keep the rest of the site for when there is no network. */
async function keepSite(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage('keep');
}

import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './base.css';
import { headingsTakeFocus } from './lib/arrival';
import { makeComfortable } from './lib/comfort.svelte';
import { speakFirst } from './lib/language.svelte';
import { findAddress } from './lib/links.svelte';
import { onlyWhatIsMeant } from './lib/press-guard';
import { followLinks } from './lib/router.svelte';
import { fetchFirst } from './lib/setting.svelte';

makeComfortable();
followLinks();
headingsTakeFocus();
onlyWhatIsMeant(document);
findAddress();
void open();
if (import.meta.env.PROD) addEventListener('load', keepForOffline);

/** Without it, or where it is forbidden, all goes on as long as there is a network. */
function keepForOffline(): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** Not awaited: a game's table imports the shell, and would wait for ever for a shell that waits for it. */
async function open(): Promise<void> {
  await speakFirst();
  await fetchFirst().catch(() => undefined); // The page then says itself what is missing.
  mount(App, { target: document.body });
}

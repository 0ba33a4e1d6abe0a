import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './base.css';
import { speakFirst } from './lib/language.svelte';
import { findAddress } from './lib/links.svelte';
import { onlyWhatIsMeant } from './lib/meant';
import { followLinks } from './lib/router.svelte';
import { fetched } from './lib/setting.svelte';
import { show } from './lib/theme.svelte';

show();
followLinks();
onlyWhatIsMeant(document);
findAddress();
void open();

/** Not awaited: a game's table imports the shell, and would wait for ever for a shell that waits for it. */
async function open(): Promise<void> {
  await speakFirst();
  await fetched();
  mount(App, { target: document.body });
}

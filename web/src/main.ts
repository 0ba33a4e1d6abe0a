import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './base.css';
import { speakFirst } from './lib/language.svelte';
import { findAddress } from './lib/links.svelte';
import { followLinks } from './lib/router.svelte';
import { show } from './lib/theme.svelte';

show();
followLinks();
findAddress();
await speakFirst();
mount(App, { target: document.body });

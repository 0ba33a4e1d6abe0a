import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './base.css';
import { speakFirst } from './lib/language.svelte';
import { followLinks } from './lib/router.svelte';
import { show } from './lib/theme.svelte';

show();
followLinks();
await speakFirst();
mount(App, { target: document.body });

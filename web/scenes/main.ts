import { mount } from 'svelte';
import Scenes from './Scenes.svelte';

mount(Scenes, { target: document.body });

import { mount } from 'svelte';
import { Toggle } from 'toggle-kit';

mount(Toggle, { target: document.body, props: { lable: 'Mute' } });

import { render } from 'svelte/server';
import { Toggle } from 'toggle-kit';

console.log(render(Toggle, { props: { label: 'Mute' } }).body);

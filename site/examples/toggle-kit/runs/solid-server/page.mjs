import { createComponent, renderToString } from 'solid-js/web';
import { Toggle } from 'toggle-kit';

console.log(renderToString(() => createComponent(Toggle, { label: 'Mute' })));

import { renderToString } from 'solid-js/web';
import { Toggle } from 'toggle-kit';

console.log(renderToString(() => <Toggle label="Mute" />));

// Does what the host's dev server does with the types of a remote.
import { createRequire } from 'node:module';

const Zip = createRequire(import.meta.url)('adm-zip');
new Zip('remote/dist/mf/@mf-types.zip').extractAllTo('host/@mf-types/shop_widgets');

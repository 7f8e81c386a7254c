// Lists what a host loads first; all other files are named in these.
import { readdirSync } from 'node:fs';

for (const name of readdirSync('remote/dist/mf', { recursive: true }).sort()) {
  if (name.endsWith('mf-manifest.json')) console.log(name);
}

// Prints the stories, and what Storybook loads from other builds and shares with them.
import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(`storybook-static/${file}`, 'utf8'));

for (const { title, name } of Object.values(read('index.json').entries))
  console.log(`story: ${title}: ${name}`);
const { remotes, shared } = read('mf-manifest.json');
for (const { moduleName, alias, entry } of remotes)
  console.log(`remote: ${alias}/${moduleName} from ${entry}`);
for (const { name, singleton } of shared.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
  console.log(`shared: ${name}, singleton: ${singleton}`);

import { readdirSync, readFileSync, statSync } from 'node:fs';

const folder = 'remote/dist/mf';
const { shared } = JSON.parse(readFileSync(`${folder}/mf-manifest.json`, 'utf8'));
for (const { name, assets } of shared) {
  console.log(`${name}: ${assets.js.sync.length} file(s), ${assets.js.async.length} loaded later`);
}
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const size = scripts.reduce((sum, name) => sum + statSync(`${folder}/${name}`).size, 0);
console.log(`All scripts: ${Math.round(size / 1000)} kB`);

import { readFileSync, statSync } from 'node:fs';

const folder = 'remote/dist/mf';
const { metaData, exposes, shared } = JSON.parse(
  readFileSync(`${folder}/mf-manifest.json`, 'utf8'),
);

// The names of files have hashes, which differ with the folder of the project.
const list = (what, name) => {
  const [first, ...rest] = name.split('.');
  const shown = first.length > 2 ? first : '<id>';
  const stable = rest.length > 1 ? [shown, '<hash>', rest.at(-1)] : [shown, ...rest];
  const size = Math.round(statSync(`${folder}/${name}`).size / 1000);
  console.log(`${what.padEnd(9)}${stable.join('.').padEnd(38)}${String(size).padStart(4)} kB`);
};

list('entry', metaData.remoteEntry.name);
for (const { path, assets } of exposes) list(path, assets.js.sync[0]);
for (const { name, assets } of shared) list(name, assets.js.sync[0]);
list('types', metaData.types.zip);

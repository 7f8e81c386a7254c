import { readFileSync } from 'node:fs';

const folder = 'remote/dist/mf';
const { remoteEntry } = JSON.parse(readFileSync(`${folder}/mf-manifest.json`, 'utf8')).metaData;
const code = readFileSync(`${folder}/${remoteEntry.name}`, 'utf8');
const [, names = 'nothing'] = /export\s*\{([^}]*)\}[^}]*$/.exec(code) ?? [];
console.log('type:   ', remoteEntry.type);
console.log(
  'exports:',
  names
    .replace(/\w+ as /g, '')
    .split(',')
    .join(', '),
);

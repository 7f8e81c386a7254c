import { readdirSync, readFileSync } from 'node:fs';

const names = readdirSync('dist/files').filter((name) => name.endsWith('.js'));
const index = names.find((name) => name.startsWith('index.'));
console.log(`${names.join('\n')}\n\n${readFileSync(`dist/files/${index}`, 'utf8')}`);

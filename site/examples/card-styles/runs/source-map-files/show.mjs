// Prints which source each map names.
import { readdirSync, readFileSync } from 'node:fs';

for (const name of readdirSync('dist')
  .filter((file) => file.endsWith('.map'))
  .sort())
  console.log(name, JSON.parse(readFileSync(`dist/${name}`, 'utf8')).sources.join(' '));

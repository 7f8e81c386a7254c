import { readFile } from 'node:fs/promises';

for (const file of ['dist/index.js', 'dist/bundled/index.js', 'dist/own/index.js']) {
  const { hour } = await import(`./${file}`);
  const inside = (await readFile(file, 'utf8')).includes('milliseconds');
  console.log(`${file.padEnd(24)}${hour}  ms is ${inside ? 'bundled' : 'required'}`);
}

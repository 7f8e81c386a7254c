import { readFile } from 'node:fs/promises';

for (const file of ['dist/index.js', 'dist/kept/index.js']) {
  const code = await readFile(file, 'utf8');
  console.log(`${file.padEnd(20)}${/careful = .*/.exec(code)?.[0]}`);
}

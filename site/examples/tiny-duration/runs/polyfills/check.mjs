import { readFileSync } from 'node:fs';
import path from 'node:path';

const { read } = await import('./dist/files.js');
try {
  read('notes.txt');
} catch (error) {
  console.log(error.message);
}

for (const folder of ['unbundled', 'installed']) {
  for (const name of ['path', 'debug']) {
    const code = readFileSync(`dist/${folder}/${name}.js`, 'utf8');
    for (const [, from] of code.matchAll(/from "([^."][^"]*)"/g)) {
      console.log(
        `${folder}/${name}.js imports`,
        path.isAbsolute(from) ? 'a path of this machine' : from,
      );
    }
  }
}

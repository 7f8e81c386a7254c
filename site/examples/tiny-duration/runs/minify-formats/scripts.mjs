import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

for (const folder of ['true/iife', 'wrapped']) {
  const page = createContext({ document: { title: '1:30' } });
  for (const name of ['start', 'stop']) {
    try {
      runInContext(readFileSync(`dist/${folder}/${name}.js`, 'utf8'), page);
      console.log(`${folder}/${name}.js: ran`);
    } catch (error) {
      console.log(`${folder}/${name}.js: ${error}`);
    }
  }
}

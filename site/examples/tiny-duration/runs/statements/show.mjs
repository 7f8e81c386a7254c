// Prints the line of each output that a page makes a statement about.
import { readFileSync } from 'node:fs';

const show = (file, pattern) => {
  const lines = readFileSync(`dist/${file}.js`, 'utf8').split('\n');
  for (const line of lines.filter((text) => pattern.test(text))) console.log(line.trim());
};

show('await', /await/);
show('language', /import\(/);
show('fields', /name|zone/);
show('levels', /from/);
show('pick', /import/);

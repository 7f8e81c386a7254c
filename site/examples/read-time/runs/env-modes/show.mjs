import { readFileSync } from 'node:fs';

const code = readFileSync('dist/index.js', 'utf8');
for (const [line] of code.matchAll(/const \w+ = [^=;]+;/g)) console.log(line);

import { readdirSync, readFileSync } from 'node:fs';

for (const id of ['esm', 'esm-files', 'cjs', 'umd', 'iife']) {
  const files = readdirSync(`dist/${id}`);
  console.log(`${id}: ${files.join(' ')}`);
  const start = files.find((name) => name.startsWith('start.'));
  const code = readFileSync(`dist/${id}/${start}`, 'utf8');
  for (const line of code.split('\n'))
    if (/new Worker|import\.meta\.url/.test(line)) console.log(`  ${line.trim()}`);
}

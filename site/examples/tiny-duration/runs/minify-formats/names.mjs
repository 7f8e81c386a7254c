import { readdirSync, readFileSync } from 'node:fs';

console.log('minify   format  lines  local names  functions');
for (const value of ['default', 'true']) {
  for (const format of ['esm', 'cjs', 'umd', 'iife']) {
    const folder = `dist/${value}/${format}`;
    const code = readFileSync(`${folder}/${readdirSync(folder)[0]}`, 'utf8').trim();
    const lines = code.includes('\n') ? 'many' : 'one';
    const tell = (name) => (code.includes(name) ? 'kept' : 'shortened');
    const local = tell('minutes').padEnd(11);
    console.log(
      `${value.padEnd(7)}  ${format.padEnd(6)}  ${lines.padEnd(5)}  ${local}  ${tell('function format(')}`,
    );
  }
}

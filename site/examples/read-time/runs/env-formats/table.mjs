import { readdirSync, readFileSync } from 'node:fs';

const read = (file) => readFileSync(file, 'utf8');
const variables = [...read('src/index.ts').matchAll(/const (\w+) = (.+);/g)];

/** Prints what a build made of each variable. */
for (const id of process.argv.slice(2)) {
  const code = readdirSync(`dist/${id}`)
    .filter((name) => /\.c?js$/.test(name) && !name.startsWith('script'))
    .map((name) => read(`dist/${id}/${name}`))
    .join('\n');
  console.log(`${id}:`);
  for (const [, name, expression] of variables) {
    const found = code.match(new RegExp(`const (?:\\w+_)?${name} = (.+);`));
    console.log(`  ${expression.padEnd(28)} ${found?.[1] ?? 'not found'}`);
  }
}

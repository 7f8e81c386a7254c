import { readFileSync } from 'node:fs';

// Prints the imports of each output that are not those of the default.
const importsOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^(?:im|ex)port .* from |^import "/.test(line));
const compare = (file, rules) => {
  const usual = importsOf(`rules/dist/dts/${file}`);
  for (const rule of rules) {
    const changed = importsOf(`rules/dist/${rule}/${file}`).filter((line) => !usual.includes(line));
    console.log(`${rule}\n${changed.map((line) => `  ${line}\n`).join('')}`);
  }
};

compare('card.js', [
  'js-path',
  'js-extension',
  'style-path',
  'style-extension',
  'asset-path',
  'asset-extension',
]);
compare('card.d.ts', ['dts-path', 'dts-extension']);

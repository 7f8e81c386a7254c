// Loads a config without a default export by each file name in each kind of package, and prints what comes of it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '@rslib/core';

const types = ['module', 'commonjs', 'none'];
const contents = {
  'without any export': `const config = { lib: [{ format: 'cjs' }] };`,
  'with a named export': `export const config = { lib: [{ format: 'cjs' }] };`,
};

async function load(name, type, content) {
  const cwd = path.resolve('configs', type);
  mkdirSync(cwd, { recursive: true });
  writeFileSync(`${cwd}/package.json`, JSON.stringify(type === 'none' ? {} : { type }));
  writeFileSync(`${cwd}/${name}`, content);
  try {
    await loadConfig({ cwd, path: name });
    return 'ignored';
  } catch {
    return 'error';
  }
}

const [major] = process.versions.node.split('.');
for (const [title, content] of Object.entries(contents)) {
  const print = (first, cells) =>
    console.log([first.padEnd(34), ...cells.map((cell) => cell.padEnd(10))].join('').trimEnd());
  print(`Node.js ${major}, ${title}`, types);
  for (const extension of ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']) {
    // Node.js keeps what it has loaded, by name.
    const name = `${title.split(' ').at(-2)}.config.${extension}`;
    print(
      `*.config.${extension}`,
      await Promise.all(types.map((type) => load(name, type, content))),
    );
  }
}
rmSync('configs', { recursive: true });

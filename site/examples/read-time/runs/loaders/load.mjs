import { loadConfig } from '@rslib/core';

const loaders = ['auto', 'jiti', 'native'];
console.log(`${' '.repeat(14)}${loaders.map((name) => name.padEnd(8)).join('')}`.trimEnd());

for (const name of ['full', 'no-extension', 'no-attribute']) {
  const results = [];
  for (const loader of loaders) {
    const loaded = loadConfig({ path: `${name}.config.mjs`, loader });
    results.push(
      await loaded.then(
        () => 'loads',
        () => 'fails',
      ),
    );
  }
  console.log(`${name.padEnd(14)}${results.map((result) => result.padEnd(8)).join('')}`.trimEnd());
}

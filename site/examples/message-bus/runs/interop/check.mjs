import { spawnSync } from 'node:child_process';

const outputs = {
  'ESM, external': (name) => `dist/${name}.js`,
  'CommonJS, external': (name) => `dist/${name}.cjs`,
  'ESM, bundled': (name) => `dist/bundled/${name}.js`,
};
const errors = [];
const names = ['named', 'default', 'namespace'];

console.log(`${'output'.padEnd(20)}${names.map((name) => name.padEnd(11)).join('')}`.trimEnd());
for (const [label, locate] of Object.entries(outputs)) {
  const results = names.map((name) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [locate(name)], {
      encoding: 'utf8',
    });
    if (status !== 0) errors.push(/^\w*Error: [^.\n]*/m.exec(stderr)?.[0]);
    return (status === 0 ? stdout.trim() : 'throws').padEnd(11);
  });
  console.log(`${label.padEnd(20)}${results.join('')}`.trimEnd());
}
console.log(`\n${[...new Set(errors)].join('\n')}`);

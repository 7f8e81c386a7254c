// Prints for what Rslib compiles, by `engines.node` and by where `syntax` stands.
import { writeFileSync } from 'node:fs';
import { createRslib } from '@rslib/core';

async function readTarget(config) {
  const rslib = await createRslib({ config });
  const { origin } = await rslib.inspectConfig();
  const [environment] = Object.values(origin.environmentConfigs);
  return environment.output.overrideBrowserslist.join(', ');
}

for (const node of ['>=18', '^20.19.0 || >=22.12.0', '18.x', '<=18', '<20', '*']) {
  writeFileSync('package.json', JSON.stringify({ type: 'module', engines: { node } }));
  console.log(`engines.node: ${node.padEnd(24)} ${await readTarget({ lib: [{}] })}`);
}
writeFileSync('package.json', JSON.stringify({ type: 'module' }));
console.log(`${'no engines'.padEnd(38)} ${await readTarget({ lib: [{}] })}`);
for (const [top, item] of [
  ['es2020', 'es2015'],
  ['es2020', ['node 14']],
  [['chrome 100'], 'es2015'],
  [['chrome 100'], ['node 14']],
]) {
  const title = `${JSON.stringify(top)} and ${JSON.stringify(item)}`;
  console.log(`${title.padEnd(38)} ${await readTarget({ syntax: top, lib: [{ syntax: item }] })}`);
}

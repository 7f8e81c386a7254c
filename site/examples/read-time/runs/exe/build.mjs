// Builds with each config named in the arguments, on the machine named first, and prints what Rslib asks for.
import { createRslib, loadConfig } from '@rslib/core';
import { pretend, requests } from './newerNode.mjs';

const [machine, ...files] = process.argv.slice(2);
const [platform, arch] = machine.split('-');

/** Builds once, and stops everything that the build started. */
async function build(config) {
  const rslib = await createRslib({ config: { ...config, logLevel: 'silent' } });
  const { close } = await rslib.build();
  await close();
}

// Loads the bundler for the real machine.
await build({ lib: [{ source: { entry: { index: './src/index.ts' } } }] });
for (const file of files) {
  const { content } = await loadConfig({ path: file, loader: 'native' });
  pretend({ platform, arch });
  await build(content);
  console.log(requests.toSorted().join('\n'));
}

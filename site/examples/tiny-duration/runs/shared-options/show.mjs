// Prints what the item `cjs` ends up with.
import { createRslib, loadConfig } from '@rslib/core';

const { content } = await loadConfig();
const rslib = await createRslib({ config: content });
const { origin } = await rslib.inspectConfig({ lib: ['cjs'] });
const { output, source } = origin.environmentConfigs.cjs;
const [{ externals }] = origin.bundlerConfigs;

console.log({
  target: output.target,
  externals: externals.flat().filter((one) => typeof one === 'string'),
  entry: source.entry,
  browsers: output.overrideBrowserslist,
});

import { createRslib } from '@rslib/core';

const inspect = async (text, options, nodeEnv) => {
  process.env.NODE_ENV = nodeEnv;
  const rslib = await createRslib({ config: { lib: [{ format: 'esm' }] } });
  try {
    const { origin } = await rslib.inspectConfig(options);
    console.log(`${text}: ${Object.keys(origin.environmentConfigs)}`);
  } catch (error) {
    console.log(`${text}: ${error.message}`);
  }
};

await inspect('production', { mode: 'production' }, '');
await inspect('development', { mode: 'development' }, '');
await inspect('none', { mode: 'none' }, '');
await inspect('no mode', {}, '');
await inspect('no mode, NODE_ENV is development', {}, 'development');

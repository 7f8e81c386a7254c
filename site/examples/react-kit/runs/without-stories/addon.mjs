import { rsbuildFinal } from 'storybook-addon-rslib/preset';

const { source, resolve, output } = await rsbuildFinal(
  {},
  { rslib: { configPath: 'addon.config.ts' } },
);
console.log(JSON.stringify({ source, resolve, output }, null, 2));

import { defineCommand } from './defineCommand.ts';
import { overrideOptions, serverOptions, siteFolder } from './sharedOptions.ts';

/** The table of a command, which runs `runDev`. */
export const devCommand = defineCommand({
  name: 'dev',
  summary: 'serve the site while you write; pages are compiled when they are visited',
  ...siteFolder,
  options: { ...serverOptions(3000), base: overrideOptions.base, url: overrideOptions.url },
  isServer: true,
  survivesErrors: true,
});

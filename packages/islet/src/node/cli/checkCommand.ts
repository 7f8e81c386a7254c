import { defineCommand } from './defineCommand.ts';
import { overrideOptions, siteFolder, strictOption } from './sharedOptions.ts';

/** The table of a command, which runs `runCheck`. */
export const checkCommand = defineCommand({
  name: 'check',
  summary: 'find every mistake in config and content, without writing the output',
  ...siteFolder,
  options: {
    ...overrideOptions,
    ...strictOption,
    'update-addresses': {
      description: 'also add the addresses that are new to addresses.txt',
    },
  },
});

import { defineCommand } from './defineCommand.ts';
import { overrideOptions, siteFolder, strictOption } from './sharedOptions.ts';
import { anyText } from './valueTypes.ts';

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
    'update-translations': {
      description: 'also write what translations were made from',
    },
    translated: {
      type: anyText('page'),
      isRepeatable: true,
      description: 'also write that a translation, or a folder of them, is up to date',
    },
    stale: {
      description: 'also show how the originals of translations have changed',
    },
  },
});

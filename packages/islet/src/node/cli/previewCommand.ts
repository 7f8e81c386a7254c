import { defineCommand } from './defineCommand.ts';
import { overrideOptions, serverOptions, siteFolder } from './sharedOptions.ts';

/** The table of a command, which runs `runPreview`. */
export const previewCommand = defineCommand({
  name: 'preview',
  summary: 'serve the output folder as a static host would',
  ...siteFolder,
  options: { ...serverOptions(4000), base: overrideOptions.base, out: overrideOptions.out },
  isServer: true,
});

import { defineCommand } from './defineCommand.ts';
import { overrideOptions, siteFolder } from './sharedOptions.ts';

/** The table of a command, which runs `runMcp`. */
export const mcpCommand = defineCommand({
  name: 'mcp',
  summary: 'answer assistants (Model Context Protocol) from the output folder, on standard input',
  ...siteFolder,
  options: overrideOptions,
  isServer: true,
});

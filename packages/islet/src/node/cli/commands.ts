import { buildCommand } from './buildCommand.ts';
import { checkCommand } from './checkCommand.ts';
import { completionCommand } from './completionCommand.ts';
import { type CliCommand, withRun } from './defineCommand.ts';
import { devCommand } from './devCommand.ts';
import { labelsCommand } from './labelsCommand.ts';
import { mcpCommand } from './mcpCommand.ts';
import { migrateCommand } from './migrateCommand.ts';
import { previewCommand } from './previewCommand.ts';
import { searchCommand } from './searchCommand.ts';
import { searchPushCommand } from './searchPushCommand.ts';
import { searchServerCommand } from './searchServerCommand.ts';
import { tuneV8 } from './tuneV8.ts';

/** All commands, in the order of the help. The code of each is loaded when it runs. */
export const commands: readonly CliCommand[] = [
  withRun(devCommand, async (options) => (await import('./runDev.ts')).runDev(options)),
  withRun(buildCommand, async (options) => {
    tuneV8();
    return (await import('./runBuild.ts')).runBuild(options);
  }),
  withRun(previewCommand, async (options) => (await import('./runPreview.ts')).runPreview(options)),
  withRun(checkCommand, async (options) => {
    tuneV8();
    return (await import('./runCheck.ts')).runCheck(options);
  }),
  withRun(labelsCommand, async (options) => (await import('./runLabels.ts')).runLabels(options)),
  withRun(searchCommand, async (options) => (await import('./runSearch.ts')).runSearch(options)),
  withRun(mcpCommand, async (options) => (await import('./runMcp.ts')).runMcp(options)),
  withRun(migrateCommand, async (options) => (await import('./runMigrate.ts')).runMigrate(options)),
  withRun(searchServerCommand, async (options) =>
    (await import('./runSearchServer.ts')).runSearchServer(options),
  ),
  withRun(searchPushCommand, async (options) =>
    (await import('./runSearchPush.ts')).runSearchPush(options),
  ),
  withRun(completionCommand, async ({ shell }) => {
    const { formatCompletion } = await import('./formatCompletion.ts');
    process.stdout.write(formatCompletion(shell, commands));
    return 0;
  }),
];

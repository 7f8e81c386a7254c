import type { Problem } from '#shared/types.ts';
import { createDevServer } from '../drivers/devServer/createDevServer.ts';
import { explainFailure } from '../drivers/devServer/explainFailure.ts';
import { findMissingFolder } from '../site/config/loadConfig.ts';
import { formatProblems } from '../support/problems/formatProblems.ts';
import type { OptionsOf } from './defineCommand.ts';
import type { devCommand } from './devCommand.ts';
import { runServer } from './runServer.ts';
import { readOverrides } from './sharedOptions.ts';

/** `dev`: serves the site and updates it as files change, until the process is stopped. */
export async function runDev(options: OptionsOf<typeof devCommand>): Promise<number> {
  const { siteRoot, port, host, 'allow-host': allowHosts } = options;
  // Unlike a broken config, no edit of a file corrects this.
  const missing = findMissingFolder(siteRoot);
  if (missing !== null) {
    process.stderr.write(formatProblems([missing]));
    return 1;
  }
  const begin = performance.now();
  const print = (problems: readonly Problem[]): void =>
    void process.stderr.write(`${formatProblems(problems)}\n`);
  // Timers and promises in components, plugins or the config don't belong to any request.
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error) =>
      print([explainFailure(error, 'Background code failed', siteRoot)]),
    );
  }
  const start = () =>
    createDevServer({
      ...{ siteRoot, overrides: readOverrides(options), host, port, allowHosts },
      tryNext: true,
      print,
      tell: (sentence) => void process.stderr.write(`${sentence}\n\n`),
    });
  return runServer(
    port,
    start,
    () => `Ready in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
  );
}

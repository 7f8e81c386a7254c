import { createDevServer } from '../dev/createDevServer.ts';
import type { CommandOptions } from './commandOptions.ts';
import { formatProblems } from './formatProblems.ts';
import { runServer } from './runServer.ts';

/** `dev`: serves the site while it is written, until it is stopped. */
export async function devCommand(options: CommandOptions): Promise<number> {
  const { siteRoot, host, allowHosts } = options;
  const port = options.port ?? 3000;
  const begin = performance.now();
  const start = () =>
    createDevServer({
      ...{ siteRoot, host, port, allowHosts },
      tryNext: true,
      print: (problems) => process.stderr.write(`${formatProblems(problems)}\n`),
    });
  return runServer(
    port,
    start,
    () => `Ready in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
  );
}

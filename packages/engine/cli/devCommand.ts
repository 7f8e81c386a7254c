import { createDevServer } from '../dev/createDevServer.ts';
import type { CommandOptions } from './commandOptions.ts';
import { formatProblems } from './formatProblems.ts';
import { takePort } from './takePort.ts';
import { untilStopped } from './untilStopped.ts';

/** `dev`: serves the site while it is written, until it is stopped. */
export async function devCommand({ siteRoot, port, host }: CommandOptions): Promise<number> {
  const start = performance.now();
  const server = await createDevServer({
    siteRoot,
    host,
    port: await takePort(port ?? 3000, host),
    print: (problems) => process.stderr.write(`${formatProblems(problems)}\n`),
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`Ready in ${seconds} s\n  ${server.url}\n`);
  await untilStopped();
  await server.close();
  return 0;
}

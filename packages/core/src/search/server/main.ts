import { messageOf } from '#common/messageOf.ts';
import { formatUrl } from '#common/server/formatUrl.ts';
import { untilStopped } from '#common/server/untilStopped.ts';
import { createEmbeddedBackend } from './createEmbeddedBackend.ts';
import { createSearchServer } from './createSearchServer.ts';
import { readServerOptions } from './readServerOptions.ts';

/** Runs the search server until the process is asked to terminate; resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readServerOptions(args);
  if (typeof options === 'string') {
    const isHelp = options.startsWith('Usage:');
    process[isHelp ? 'stdout' : 'stderr'].write(options);
    return isHelp ? 0 : 1;
  }
  try {
    const stopped = untilStopped();
    const backend = await createEmbeddedBackend(options.sites);
    const { port, close } = await createSearchServer({ ...options, backend });
    const names = backend.names.join(', ');
    const url = formatUrl({ host: options.host, port }, '/search?keyword=');
    process.stdout.write(`Searching ${names}\n  ${url}\n`);
    await stopped;
    await close();
    return 0;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return 1;
  }
}

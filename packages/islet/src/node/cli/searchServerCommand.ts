import { createEmbeddedBackend } from '#search/server/createEmbeddedBackend.ts';
import { createSearchServer } from '#search/server/createSearchServer.ts';
import { formatUrl } from '#shared/server/formatUrl.ts';
import { version } from '../../../package.json';
import { readServerOptions, searchServerHelp } from './readServerOptions.ts';
import { runServer } from './runServer.ts';

/** `search-server`: answers queries to built sites over HTTP, until the process is stopped. */
export async function searchServerCommand(args: readonly string[]): Promise<number> {
  const options = readServerOptions(args);
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n\n${searchServerHelp}`);
    return 1;
  }
  if ('command' in options) {
    process.stdout.write(options.command === 'help' ? searchServerHelp : `${version}\n`);
    return 0;
  }
  let names = '';
  const start = async () => {
    const backend = await createEmbeddedBackend(options.sites);
    names = backend.names.join(', ');
    const { port, close } = await createSearchServer({ ...options, backend });
    return { url: formatUrl({ host: options.host, port }, '/search?keyword='), port, close };
  };
  return runServer(options.port, start, () => `Searching ${names}`);
}

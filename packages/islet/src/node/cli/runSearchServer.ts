import type { SearchBackend } from '#search/server/backend.ts';
import { createEmbeddedBackend } from '#search/server/createEmbeddedBackend.ts';
import { createSearchServer } from '#search/server/createSearchServer.ts';
import { createStoreBackend } from '#search/server/stores/createStoreBackend.ts';
import { formatUrl } from '#shared/server/formatUrl.ts';
import type { OptionsOf } from './defineCommand.ts';
import { openStore } from './openStore.ts';
import { runServer } from './runServer.ts';
import type { searchServerCommand } from './searchServerCommand.ts';

/** `search-server`: answers queries to built sites over HTTP, until the process is stopped. */
export async function runSearchServer(
  options: OptionsOf<typeof searchServerCommand>,
): Promise<number> {
  const { host, concurrent } = options;
  const limits = { queryLength: options['query-length'], perMinute: options['per-minute'] };
  const allowed = { allowHosts: options['allow-host'], allowOrigins: options['allow-origin'] };
  let names = '';
  const start = async () => {
    const backend = await openBackend(options);
    names = backend.names.join(', ');
    const { port, close } = await createSearchServer({
      ...{ backend, host, port: options.port, ...allowed, ...limits, concurrent },
      trustProxy: options['trust-proxy'],
    });
    return { url: formatUrl({ host, port }, '/search?keyword='), port, close };
  };
  return runServer(options.port, start, () => `Searching ${names || 'nothing yet'}`);
}

function openBackend(options: OptionsOf<typeof searchServerCommand>): Promise<SearchBackend> {
  const { backend, connections, origins, sites } = options;
  if (backend === null) return createEmbeddedBackend(sites);
  return openStore(backend, { connections }).then((store) => createStoreBackend(store, origins));
}

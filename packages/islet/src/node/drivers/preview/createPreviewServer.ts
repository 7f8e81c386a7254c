import { messageOf } from '#shared/messageOf.ts';
import { formatUrl } from '#shared/server/formatUrl.ts';
import { openServer, type Reply, refuseAsText } from '#shared/server/openServer.ts';
import { readOutput } from '../../output/files/readOutput.ts';
import { openHostRules } from '../../site/hosts/openHostRules.ts';
import { answerRequest, type ServedFolder } from './answerRequest.ts';
import { createCompressor } from './compress.ts';
import { openFolder } from './openFolder.ts';

/** A running preview. */
export interface PreviewServer {
  /** URL of the home page, base included. */
  url: string;
  port: number;
  close: () => Promise<void>;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Serves a built folder like a static host. `base` has a slash at both ends; port 0 takes any free port.
 * Throws if the port is busy or if `_headers` or `_redirects` are malformed.
 */
export async function createPreviewServer({
  dir,
  base,
  cleanUrls,
  host = '127.0.0.1',
  port,
  tryNext,
  allowHosts = [],
}: {
  dir: string;
  base: string;
  cleanUrls: boolean;
  host?: string | undefined;
  port: number;
  /** Whether to try the next ports if the requested one is busy. */
  tryNext?: boolean;
  /** Host names that it accepts besides `host`, IP addresses and `localhost`. */
  allowHosts?: readonly string[];
}): Promise<PreviewServer> {
  const readRules = openHostRules();
  const compress = createCompressor(CACHE_BYTES);
  const openSite = (folder: string): ServedFolder => ({
    ...{ base, cleanUrls, compress },
    find: openFolder(folder),
    readRules: () => readRules(folder),
  });
  await readOutput(dir, readRules);

  const { server, port: actualPort } = await openServer({
    ...{ host, port, tryNext, allowHosts },
    methods: ['GET', 'HEAD'],
    async answer({ method = '', url: target = '', headers }): Promise<Reply> {
      const answer = await readOutput(dir, (folder) =>
        answerRequest({ method, target, headers }, openSite(folder)),
      );
      return { ...answer, headers: Object.fromEntries(answer.headers) };
    },
    refuse: refuseAsText,
    report: (error) => console.error(messageOf(error)),
  });
  return {
    url: formatUrl({ host, port: actualPort }, base),
    port: actualPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { createServer, type ServerResponse } from 'node:http';
import { type Answer, answerRequest } from './answerRequest.ts';
import { createCompressor } from './compress.ts';
import { listen } from './listen.ts';
import { openFolder } from './openFolder.ts';
import { openHostRules } from './openHostRules.ts';

/** Where a preview answers, and how it is ended. */
export interface PreviewServer {
  /** Address of the home page, base included. */
  url: string;
  port: number;
  close: () => Promise<void>;
}

const CACHE_BYTES = 64 * 1024 * 1024;

/**
 * Serves a built folder as a static host would. `base` has a slash at both ends; port 0 takes any
 * free one. Throws when the port is taken or the folder's `_headers` or `_redirects` are malformed.
 */
export async function createPreviewServer({
  dir,
  base,
  cleanUrls,
  host = '127.0.0.1',
  port,
}: {
  dir: string;
  base: string;
  cleanUrls: boolean;
  host?: string | undefined;
  port: number;
}): Promise<PreviewServer> {
  const site = {
    base,
    cleanUrls,
    find: openFolder(dir),
    readRules: openHostRules(dir),
    compress: createCompressor(CACHE_BYTES),
  };
  await site.readRules();

  const server = createServer(async ({ method = '', url: target = '', headers }, response) => {
    const answer = await answerRequest({ method, target, headers }, site).catch(answerFailure);
    send(answer, response);
  });
  const actualPort = await listen(server, port, host);
  return {
    url: formatUrl({ host, port: actualPort, base }),
    port: actualPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send({ status, headers, body }: Answer, response: ServerResponse) {
  response.statusCode = status;
  response.setHeaders(headers);
  if (status !== 304) response.setHeader('content-length', body.length);
  // Node leaves the body out of answers to HEAD.
  response.end(body);
}

function answerFailure(error: unknown): Answer {
  const message = error instanceof Error ? error.message : String(error);
  return { status: 500, headers: new Headers(), body: Buffer.from(`${message}\n`) };
}

/** The address to open: all addresses of the machine are `localhost`, IPv6 stands in brackets. */
export function formatUrl({ host, port, base }: { host: string; port: number; base: string }) {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}${base}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${base}`;
}

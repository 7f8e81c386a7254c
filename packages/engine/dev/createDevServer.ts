import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { Problem } from '@docs/common/types.ts';
import { formatUrl } from '../preview/createPreviewServer.ts';
import { listen } from '../preview/listen.ts';
import type { DevAnswer } from './answerRequest.ts';
import { createEventStream } from './eventStream.ts';
import { type DevSession, openSession } from './openSession.ts';
import { problemsStyle } from './problemsPanel.ts';

export interface DevServer {
  /** Address of the home page. */
  url: string;
  close(): Promise<void>;
}

/**
 * Serves a site while it is written: pages are compiled when they are visited, and every change shows
 * in the open browsers. A changed configuration replaces everything but the server itself.
 */
export async function createDevServer({
  siteRoot,
  host = '127.0.0.1',
  port,
  print,
}: {
  /** Absolute path of the folder with the site config. */
  siteRoot: string;
  host?: string | undefined;
  /** 0 takes any free port. */
  port: number;
  /** Shows problems in the terminal. */
  print(problems: readonly Problem[]): void;
}): Promise<DevServer> {
  const id = randomUUID();
  const events = createEventStream();
  let revision = 0;
  const open = (): Promise<DevSession> =>
    openSession({
      siteRoot,
      print,
      send: events.send,
      revisions: { current: () => revision, next: () => ++revision },
      onConfigChange: () => void replaceSession(),
    });

  async function replaceSession(): Promise<void> {
    const old = session;
    session = old.then(async (running) => {
      await running.close();
      return open();
    });
    await session;
    revision++;
    events.send({ type: 'reload' });
  }

  let session = open();
  await session;

  /** A session that was replaced meanwhile may have been closed under its answer. */
  async function answer(url: string): Promise<DevAnswer> {
    const asked = session;
    try {
      const answered = await (await asked).answer(url);
      if (asked === session) return answered;
    } catch (error) {
      if (asked === session) throw error;
    }
    return answer(url);
  }

  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    if (url.endsWith('/__docs/events')) {
      await session;
      return events.connect(request, response, { type: 'hello', server: id, revision });
    }
    if (url.endsWith('/__docs/problems.css')) {
      return send(response, { status: 200, type: 'text/css', body: problemsStyle });
    }
    try {
      send(response, await answer(url));
    } catch (error) {
      console.error(error);
      send(response, { status: 500, type: 'text/plain', body: String(error) });
    }
  });
  const actualPort = await listen(server, port, host);
  return {
    url: formatUrl({ host, port: actualPort, base: (await session).base }),
    async close() {
      events.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await (await session).close();
    },
  };
}

function send(response: ServerResponse, { status, type, body, headers }: DevAnswer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers });
  response.end(body);
}

import { randomUUID } from 'node:crypto';
import { formatUrl } from '#shared/server/formatUrl.ts';
import { openServer, type Reply, refuseAsText } from '#shared/server/openServer.ts';
import type { Problem } from '#shared/types.ts';
import { splitUrl } from '#shared/url.ts';
import { rescueScript } from '../../render/document/compiledScripts.mjs';
import type { Overrides } from '../../site/config/overrides.ts';
import type { DevAnswer } from './answerInDev.ts';
import { createDevBundler } from './createDevBundler.ts';
import { createEventStream } from './eventStream.ts';
import { explainFailure } from './explainFailure.ts';
import { createKeptData } from './keptData.ts';
import { createLastReadable } from './lastReadable.ts';
import { type DevSession, openSession, type SessionOptions } from './openSession.ts';
import { problemsStyle } from './problemsPanel.ts';

export interface DevServer {
  /** Address of the home page. */
  url: string;
  port: number;
  close(): Promise<void>;
}

export interface DevServerOptions {
  /** Absolute path of the folder with the site config. */
  siteRoot: string;
  /** What replaces fields of its config. */
  overrides?: Overrides;
  host?: string | undefined;
  /** 0 takes any free port. */
  port: number;
  /** Whether to try the next ports if the requested one is busy. */
  tryNext?: boolean;
  /** Host names that it accepts besides `host`, IP addresses and `localhost`. */
  allowHosts?: readonly string[];
  /** Shows problems in the terminal. */
  print(problems: readonly Problem[]): void;
  /** Shows a sentence in the terminal. */
  tell(sentence: string): void;
}

/**
 * Serves a site while it is written: pages are compiled when they are visited, and every change shows in the
 * open browsers. A changed configuration replaces everything but the server itself, and reuses its bundler if
 * the options of it are the same.
 */
export async function createDevServer(options: DevServerOptions): Promise<DevServer> {
  const {
    siteRoot,
    overrides,
    host = '127.0.0.1',
    port,
    tryNext,
    allowHosts = [],
    print,
    tell,
  } = options;
  const id = randomUUID();
  const events = createEventStream();
  let revision = 0;
  const bundles = createDevBundler((urls) => {
    revision++;
    events.send(urls ? { type: 'styles', urls, revision } : { type: 'reload' });
  });
  const revisions = { current: () => revision, next: () => ++revision };

  const { server, port: actualPort } = await openServer({
    ...{ host, port, tryNext, allowHosts },
    methods: ['GET', 'HEAD'],
    async answer(request, response) {
      const url = request.url ?? '/';
      const { path } = splitUrl(url);
      if (path.endsWith('/__islet/problems.css')) {
        return toReply({ status: 200, type: 'text/css', body: problemsStyle });
      }
      if (path.endsWith('/__islet/rescue.js')) {
        return toReply({ status: 200, type: 'text/javascript', body: rescueScript });
      }
      if (path.endsWith('/__islet/events') && request.method === 'GET') {
        await sessions.current();
        events.connect(request, response, { type: 'hello', server: id, revision });
        return null;
      }
      return toReply(await sessions.answer(url));
    },
    refuse: refuseAsText,
    report: (error) => print([explainFailure(error, 'A request cannot be answered', siteRoot)]),
  });
  // Only after the server listens: if it can't, nothing is left running.
  const sessions = createSessionKeeper({
    ...{ siteRoot, overrides, bundles, print, tell, revisions },
    send: events.send,
    lastReadable: createLastReadable(),
    keptData: createKeptData(),
  });
  return {
    url: formatUrl({ host, port: actualPort }, (await sessions.current()).base),
    port: actualPort,
    async close() {
      events.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await sessions.close();
      await bundles.close();
    },
  };
}

/** The current session of a dev server. */
interface SessionKeeper {
  /** Rejects if the session can't be opened. */
  current(): Promise<DevSession>;
  answer(url: string): Promise<DevAnswer>;
  close(): Promise<void>;
}

/** Opens a session, and another one in its place whenever the configuration changes. */
function createSessionKeeper(options: Omit<SessionOptions, 'onConfigChange'>): SessionKeeper {
  const open = (): Promise<DevSession> => {
    const opened = openSession({ ...options, onConfigChange: () => void replace() });
    // The request that waits for it reports why it couldn't be opened.
    opened.catch(() => {});
    return opened;
  };
  let session = open();

  async function replace(): Promise<void> {
    session = session
      .then((running) => running.close())
      .catch(() => {})
      .then(open);
    await session.catch(() => {});
    options.revisions.next();
    options.send({ type: 'reload' });
  }

  /** A session that was replaced in the meantime may have been closed while it was answering. */
  async function answer(url: string): Promise<DevAnswer> {
    const asked = session;
    const running = await asked.catch((error: unknown) => {
      // Only one of the requests that waited for it opens another; the others report the failure too.
      if (asked === session) session = open();
      throw error;
    });
    if (running.isStale()) {
      if (asked === session) void replace();
      return answer(url);
    }
    try {
      const answered = await running.answer(url);
      if (asked === session) return answered;
    } catch (error) {
      if (asked === session) throw error;
    }
    return answer(url);
  }

  return {
    current: () => session,
    answer,
    async close() {
      await session.then(
        (running) => running.close(),
        () => {},
      );
    },
  };
}

function toReply({ status, type, body, headers }: DevAnswer): Reply {
  return {
    status,
    headers: { 'content-type': type, 'cache-control': 'no-store', ...headers },
    body,
  };
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { isAllowedHost } from './isAllowedHost.ts';
import { type ListenPlace, listen } from './listen.ts';

/** A body that is read as fast as the client takes it. */
export interface StreamedBody {
  bytes: number;
  /** Isn't read for a response without a body. If it fails, the client is disconnected. */
  pieces: AsyncIterable<Uint8Array>;
}

/** A response. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array | StreamedBody;
}

/** Behavior of a server. */
export interface ListenOptions extends ListenPlace {
  /** Host names that it accepts besides IP addresses and `localhost`; see `isAllowedHost`. */
  allowHosts: readonly string[];
  /** Accepted methods. */
  methods: readonly string[];
  /** Answers a request; returns null if it handles the response itself. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<Reply | null>;
  /** Builds the response that rejects a request with a one-sentence reason. */
  refuse(status: number, text: string, request: IncomingMessage): Reply;
  /** Receives errors thrown by `answer`; the client gets no details. */
  report(error: unknown): void;
  /** Milliseconds after which a client that takes nothing of a response is disconnected. */
  longestStall?: number;
}

/** Otherwise, clients that don't read could make a server hold any number of responses. */
const longestStall = 30_000;

/** A listening server. */
export interface OpenServer {
  server: Server;
  port: number;
}

/**
 * Opens a server that no request can crash: it answers known hosts and methods, and errors result in status
 * 500. Rejects with a sentence for the user if it can't listen.
 */
export async function openServer(options: ListenOptions): Promise<OpenServer> {
  const server = createServer(async (request, response) => {
    // Without a listener, a client that disconnects would crash the process.
    response.on('error', () => {});
    const answer = (reply: Reply): void => {
      // Node closes the connection, unless it sent something meanwhile.
      response.setTimeout(options.longestStall ?? longestStall);
      send(reply, response);
    };
    try {
      const reply = refusalOf(request, options) ?? (await options.answer(request, response));
      if (reply) answer(reply);
    } catch (error) {
      options.report(error);
      if (response.headersSent) response.destroy();
      else answer(options.refuse(500, 'The server failed to answer this request.', request));
    }
  });
  return { server, port: await listen(server, options) };
}

function refusalOf(
  request: IncomingMessage,
  { host, allowHosts, methods, refuse }: ListenOptions,
): Reply | null {
  const asked = request.headers.host;
  if (!isAllowedHost(asked, [host, ...allowHosts])) {
    const text = `This server does not answer to the host "${asked ?? ''}". To allow it, start the server with --allow-host and this name.`;
    return refuse(403, text, request);
  }
  if (!methods.includes(request.method ?? '')) {
    const names = `${methods.slice(0, -1).join(', ')} and ${methods.at(-1)}`;
    const refusal = refuse(405, `Only ${names} are allowed.`, request);
    return { ...refusal, headers: { ...refusal.headers, allow: methods.join(', ') } };
  }
  return null;
}

function send({ status, headers, body }: Reply, response: ServerResponse): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const isStreamed = typeof body === 'object' && 'pieces' in body;
  if (status !== 304 && status !== 204) {
    response.setHeader('content-length', isStreamed ? body.bytes : Buffer.byteLength(body));
  }
  if (!isStreamed) response.end(body);
  // Node omits the body of responses to HEAD, but would read all of it.
  else if (response.req.method === 'HEAD') response.end();
  else pipeline(body.pieces, response, () => {});
}

/** Rejects a request in plain text. */
export function refuseAsText(status: number, text: string): Reply {
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
    body: `${text}\n`,
  };
}

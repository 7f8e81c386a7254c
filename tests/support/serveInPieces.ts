import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server whose documents arrive one piece after the other. */
export interface PieceServer {
  /** Ends with a slash. */
  url: string;
  /** Sends the next piece of the document that was asked for last. Returns false after the last one. */
  sendPiece(): boolean;
  stop(): void;
}

/** Serves the site at `origin`, with documents divided by `divide`; what they load arrives as a whole. */
export async function serveInPieces(
  origin: string,
  divide: (html: string) => string[],
): Promise<PieceServer> {
  let open: { response: ServerResponse; pieces: string[] } | undefined;
  function sendPiece(): boolean {
    const piece = open?.pieces.shift();
    if (piece === undefined) {
      open?.response.end();
      return false;
    }
    open?.response.write(piece);
    return true;
  }
  const server = createServer(async ({ url = '/', headers }, response) => {
    const answer = await fetch(new URL(url, origin), { redirect: 'manual' });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    if (headers['sec-fetch-dest'] !== 'document') {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    open = { response, pieces: divide(await answer.text()) };
    sendPiece();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    sendPiece,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

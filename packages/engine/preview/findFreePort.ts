import { createServer } from 'node:net';

/** The first port from `start` on that a server can take on this host; throws where none is left. */
export async function findFreePort(start: number, host = '127.0.0.1'): Promise<number> {
  for (let port = start; port <= 65535; port++) {
    if (await canListen(port, host)) return port;
  }
  throw new Error(`No port from ${start} on is free on ${host}. Give a lower one with --port.`);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      // Windows reserves ranges of ports and answers EACCES for them.
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

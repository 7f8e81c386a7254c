import type { Server } from 'node:http';

/** Address for a server to listen on. */
export interface ListenPlace {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Whether to try the next ports if the requested one is busy. */
  tryNext?: boolean | undefined;
}

/**
 * Starts listening and resolves to the port. Finding and taking a free port is one step, so no other program
 * can take it in between. Rejects with a sentence that tells the user what to do.
 */
export async function listen(server: Server, place: ListenPlace): Promise<number> {
  const { host, port, tryNext = false } = place;
  for (let next = port; next <= 65_535; next++) {
    const error = await tryToListen(server, next, host);
    const address = server.address();
    if (error === null) return address && typeof address === 'object' ? address.port : next;
    // On Windows, ports that programs have reserved cannot be accessed.
    const isReserved = error.code === 'EACCES' && process.platform === 'win32';
    if (!tryNext || !(error.code === 'EADDRINUSE' || isReserved)) {
      throw new Error(explainListenError(error, { host, port }), { cause: error });
    }
  }
  throw new Error(`No port from ${port} up is free on ${host}. Choose a lower one with --port.`);
}

function tryToListen(
  server: Server,
  port: number,
  host: string,
): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const settle = (error: NodeJS.ErrnoException | null): void => {
      server.off('error', settle);
      server.off('listening', succeed);
      resolve(error);
    };
    const succeed = (): void => settle(null);
    server.on('error', settle).on('listening', succeed).listen(port, host);
  });
}

function explainListenError(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: ListenPlace,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is busy. Stop the program that uses it, or choose another port with --port.`;
    case 'EACCES':
      return `No permission to use port ${port} on ${host}. Choose a port of 1024 or higher with --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `"${host}" is not an address of this machine. Choose one with --host, such as 127.0.0.1.`;
    default:
      return `The server cannot listen on ${host}:${port}: ${message}.`;
  }
}

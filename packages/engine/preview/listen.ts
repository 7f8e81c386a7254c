import type { Server } from 'node:http';

/** Starts a server; resolves to its port, which port 0 leaves to the system. Rejects when it is taken. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return address && typeof address === 'object' ? address.port : port;
}

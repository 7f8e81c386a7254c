import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Passes connections on to a port of this machine, and counts the bytes that come from there.
 *
 * @param {number} target
 */
export async function countBytes(target) {
  let bytes = 0;
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  /** @type {(from: import('node:net').Socket, to: import('node:net').Socket) => void} */
  const join = (from, to) => {
    open.add(from);
    from.on('error', () => to.destroy());
    from.pipe(to);
  };
  const server = createServer((client) => {
    const far = connect(target, '127.0.0.1');
    far.on('data', (part) => {
      bytes += part.length;
    });
    join(client, far);
    join(far, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    /** The bytes since the last call. */
    take() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

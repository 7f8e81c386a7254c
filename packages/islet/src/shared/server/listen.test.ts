import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from './listen.ts';

const open: Array<ReturnType<typeof createServer>> = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

function create(): ReturnType<typeof createServer> {
  const server = createServer();
  open.push(server);
  return server;
}
const host = '127.0.0.1';

test('servers that start at the same time get different ports', async () => {
  const first = await listen(create(), { host, port: 0 });
  const ports = await Promise.all(
    Array.from({ length: 5 }, () => listen(create(), { host, port: first, tryNext: true })),
  );
  expect(new Set([first, ...ports]).size).toBe(6);
  expect(Math.min(...ports)).toBeGreaterThan(first);
});

test('a busy port is reported unless other ports may be tried', async () => {
  const port = await listen(create(), { host, port: 0 });
  await expect(listen(create(), { host, port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is busy. Stop the program that uses it, or choose another`,
  );
});

test.each(['192.0.2.1', 'no-such-host.invalid'])(
  '%s is not an address to listen on',
  async (host) => {
    await expect(listen(create(), { host, port: 0, tryNext: true })).rejects.toThrow(
      `"${host}" is not an address of this machine.`,
    );
  },
);

test('the end of the port range is reported', async () => {
  await expect(listen(create(), { host, port: 65_536, tryNext: true })).rejects.toThrow(
    'No port from 65536 up is free on',
  );
});

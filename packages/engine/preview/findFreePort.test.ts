import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from './findFreePort.ts';

test('a busy port is passed over, a free one is taken', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const address = busy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await findFreePort(port)).toBeGreaterThan(port);
  await new Promise((resolve) => busy.close(resolve));
  expect(await findFreePort(port)).toBe(port);
});

test('a host that is not of this machine is an error, not a busy port', async () => {
  await expect(findFreePort(5000, '192.0.2.1')).rejects.toThrow('EADDRNOTAVAIL');
});

test('the end of the range is told', async () => {
  await expect(findFreePort(65536)).rejects.toThrow('No port from 65536 on is free');
});

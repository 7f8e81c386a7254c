import { expect, test, vi } from 'vitest';
import { createDevServer } from './createDevServer.ts';
import { openSession, type SessionOptions } from './openSession.ts';

vi.mock('./openSession.ts', () => ({ openSession: vi.fn() }));

test('after a session that cannot be opened, the next request opens another', async () => {
  const reported: string[] = [];
  let change: SessionOptions['onConfigChange'] = () => {};
  vi.mocked(openSession).mockImplementation(async ({ onConfigChange }) => {
    change = onConfigChange;
    return {
      base: '/',
      isStale: () => false,
      answer: async () => ({ status: 200, type: 'text/plain', body: 'shown' }),
      close: async () => {},
    };
  });
  const server = await createDevServer({
    siteRoot: '/nowhere',
    port: 0,
    print: (problems) => reported.push(...problems.map(({ message }) => message)),
    tell() {},
  });
  try {
    vi.mocked(openSession).mockRejectedValueOnce(new Error('too many files'));
    change();
    expect((await fetch(server.url)).status).toBe(500);
    expect(reported).toEqual(['A request cannot be answered: too many files.']);
    expect(await (await fetch(server.url)).text()).toBe('shown');
  } finally {
    await server.close();
  }
});

test('a request that was not answered before the config changed is answered with the new one', async () => {
  let opened = 0;
  vi.mocked(openSession).mockImplementation(async ({ onConfigChange }) => {
    const turn = ++opened;
    return {
      base: '/',
      isStale: () => false,
      async answer() {
        if (turn === 1) onConfigChange();
        return { status: 200, type: 'text/plain', body: `config ${turn}` };
      },
      close: async () => {},
    };
  });
  const server = await createDevServer({ siteRoot: '/nowhere', port: 0, print() {}, tell() {} });
  try {
    expect(await (await fetch(server.url)).text()).toBe('config 2');
  } finally {
    await server.close();
  }
});

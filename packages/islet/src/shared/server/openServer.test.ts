import { once } from 'node:events';
import { get, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type ListenOptions, type OpenServer, openServer, refuseAsText } from './openServer.ts';

const running: OpenServer[] = [];
afterEach(() => {
  for (const { server } of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function open(options: Partial<ListenOptions> = {}): Promise<number> {
  const opened = await openServer({
    host: '127.0.0.1',
    port: 0,
    allowHosts: ['docs.lan'],
    methods: ['GET', 'HEAD'],
    answer: async () => ({ status: 200, headers: { 'x-is': 'mine' }, body: 'página' }),
    refuse: refuseAsText,
    report: () => {},
    ...options,
  });
  running.push(opened);
  return opened.port;
}

/** Returns status, body and headers of the response to a request. */
async function ask(port: number, options: { method?: string; headers?: Record<string, string> }) {
  const asked = request({ host: '127.0.0.1', port, agent: false, ...options }).end();
  const [response] = await once(asked, 'response');
  const body = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode, headers: response.headers, body };
}

test.each([
  ['localhost:1234', 200],
  ['docs.lan', 200],
  ['evil.example', 403],
])('the host %j is answered with %i', async (host, status) => {
  const reply = await ask(await open(), { headers: { host } });
  expect(reply.status).toBe(status);
  expect(reply.body).toContain(status === 200 ? 'página' : `the host "${host}"`);
  expect(reply.headers['x-is']).toBe(status === 200 ? 'mine' : undefined);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  'method %s is rejected',
  async (method) => {
    const reply = await ask(await open(), { method });
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(reply.body).toBe('Only GET and HEAD are allowed.\n');
  },
);

test('HEAD has the headers of GET and no body', async () => {
  const { status, headers, body } = await ask(await open(), { method: 'HEAD' });
  expect([status, headers['content-length'], body]).toEqual([200, '7', '']);
});

test('a failed request is answered with 500 without details, and reported', async () => {
  const report = vi.fn();
  let fails = true;
  const port = await open({
    report,
    answer: async () => {
      if (fails) throw new Error('secret');
      return { status: 200, headers: {}, body: 'fine' };
    },
  });
  const { status, body } = await ask(port, {});
  expect([status, body]).toEqual([500, 'The server failed to answer this request.\n']);
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('secret'));
  fails = false;
  expect((await ask(port, {})).body).toBe('fine');
});

test('a client may disconnect during the response', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const port = await open({
    answer: async ({ url }, response) => {
      if (url !== '/slow') return { status: 200, headers: {}, body: 'fine' };
      const gone = once(response, 'close');
      goOn();
      await gone;
      return { status: 200, headers: {}, body: 'x'.repeat(1e6) };
    },
  });
  const slow = get({ host: '127.0.0.1', port, path: '/slow' }).on('error', () => {});
  await held;
  slow.destroy();
  expect((await ask(port, {})).body).toBe('fine');
});

test('a client that takes nothing is disconnected, and little is read for it', async () => {
  const piece = Buffer.alloc(256 * 1024);
  let read = 0;
  async function* pieces() {
    for (; read < 1000; read++) yield piece;
  }
  let onClosed = () => {};
  const closed = new Promise<void>((resolve) => {
    onClosed = resolve;
  });
  const port = await open({
    longestStall: 1,
    async answer(_, response) {
      response.once('close', onClosed);
      return { status: 200, headers: {}, body: { bytes: 1000 * piece.length, pieces: pieces() } };
    },
  });
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await closed;
  socket.destroy();
  expect(read).toBeLessThan(200);
});

test('a streamed body is sent as a whole, and not read for HEAD', async () => {
  const read: number[] = [];
  async function* pieces() {
    for (const size of [1, 2, 3]) {
      read.push(size);
      yield Buffer.alloc(size, size + 48);
    }
  }
  const port = await open({
    answer: async () => ({ status: 200, headers: {}, body: { bytes: 6, pieces: pieces() } }),
  });
  const head = await ask(port, { method: 'HEAD' });
  expect([head.headers['content-length'], head.body, read]).toEqual(['6', '', []]);
  const get = await ask(port, {});
  expect([get.headers['content-length'], get.body]).toEqual(['6', '122333']);
});

test.each([
  ['without a host', '400', 'GET / HTTP/1.1\r\n\r\n'],
  ['of an older version without a host', '403', 'GET / HTTP/1.0\r\n\r\n'],
  ['that is nonsense', '400', 'nonsense\r\n\r\n'],
  ['that is too long', '431', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
])('a request %s gets %s', async (_, status, text) => {
  const socket = connect(await open(), '127.0.0.1', () => socket.write(text));
  const [reply] = await once(socket.setEncoding('utf8'), 'data');
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  socket.destroy();
});

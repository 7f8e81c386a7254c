// One file: all tests ask servers of the same kind of folder, with the same helpers.

import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPreviewServer, type PreviewServer } from './createPreviewServer.ts';

const page = (text: string) => `<!doctype html><p>${text.repeat(50)}</p>`;
const FILES: Record<string, string> = {
  'dist/index.html': page('home'),
  'dist/404.html': page('lost'),
  'dist/zh/404.html': page('丢失'),
  'dist/a.html': page('a'),
  'dist/guide/index.html': page('guide'),
  'dist/中 b/index.html': page('c'),
  'dist/hashed/x.js': 'let x = 1;\n'.repeat(50),
  'dist/hashed/ready.js': 'plain',
  'dist/hashed/ready.js.br': 'brotli, made before',
  'dist/hashed/search_index.en.bin': 'terms '.repeat(50),
  'dist/hashed/p.png': 'PNG'.repeat(100),
  'dist/_headers': '/*\n  X-All: 1\n/hashed/*\n  Cache-Control: immutable\n/site/a\n  X-Base: 1\n',
  'dist/_redirects': [
    '/a /never',
    '/old/* /guide/:splat 302',
    '/blog/:id /guide/?id=:id 302',
    '/rewritten /a 200',
    '/app/* /index.html 200',
    '/gone /guide/ 404',
    '/lost-target /none 200',
    '/from-root /site/a 301',
    '/to-hidden /.env 200',
  ].join('\n'),
  'dist/.env': 'secret',
  'dist/guide/.DS_Store': 'secret',
  'dist/.git/config': 'secret',
  'dist/.well-known/security.txt': 'Contact: us',
  'secret.txt': 'secret',
  'outside/secret.txt': 'secret',
};

let root: string;
let plain: PreviewServer;
let based: PreviewServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'preview-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  await symlink(join(root, 'outside'), join(root, 'dist/leak'), 'junction');
  await symlink(join(root, 'dist/guide'), join(root, 'dist/alias'), 'junction');
  const dir = join(root, 'dist');
  plain = await createPreviewServer({ dir, base: '/', cleanUrls: true, port: 0 });
  based = await createPreviewServer({ dir, base: '/site/', cleanUrls: true, port: 0 });
});

afterAll(async () => {
  await Promise.all([plain.close(), based.close()]);
  await rm(root, { recursive: true });
});

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(
  { port }: PreviewServer,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', agent: false, ...options }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
}

/** Formats the status with the redirect target or the first five characters of the body. */
const summarize = ({ status, headers, body }: Reply) =>
  `${status} ${headers.location ?? body.toString().replace(/<.*?>/g, '').slice(0, 5).trim()}`;

test.each([
  ['/', '200 homeh'],
  ['/a', '200 aaaaa'],
  ['/a/?x=1', '301 /a?x=1'],
  ['/guide', '301 /guide/'],
  ['/guide/index.html?x=1', '301 /guide/?x=1'],
  ['/alias/', '200 guide'],
  ['/none', '404 lostl'],
  ['/zh/none', '404 丢失丢失丢'],
  ['/zh/none/of/this/', '404 丢失丢失丢'],
  ['/zhx/none', '404 lostl'],
  ['/hashed/', '404 lostl'],
  ['/_headers', '404 lostl'],
  ['/_redirects', '404 lostl'],
  ['/old/x?y=1', '302 /guide/x?y=1'],
  ['/blog/1?y=1', '302 /guide/?id=1'],
  ['/%E4%B8%AD%20b', '301 /%E4%B8%AD%20b/'],
  ['/rewritten', '200 aaaaa'],
  ['/app/any/thing', '200 homeh'],
  ['/gone', '404 guide'],
  ['/lost-target', '404 lostl'],
  ['/leak/secret.txt', '404 lostl'],
  ['/.env', '404 lostl'],
  ['/%2Eenv', '404 lostl'],
  ['/guide/.DS_Store', '404 lostl'],
  ['/.git/config', '404 lostl'],
  ['/to-hidden', '404 lostl'],
  ['/.well-known/security.txt', '200 Conta'],
  ['//guide/index', '404 lostl'],
  ['/%2fguide', '404 lostl'],
  ['/guide\\index', '404 lostl'],
  ['/old//evil.example', '302 /guide//evil.example'],
  ['/old/%5Cevil.example', '302 /guide/%5Cevil.example'],
])('GET %s → %s', async (path, expected) => {
  expect(summarize(await ask(plain, path))).toBe(expected);
});

test.each([
  ['/', '302 /site/'],
  ['/site?x=1', '302 /site/?x=1'],
  ['/site/', '200 homeh'],
  ['/site/a', '200 aaaaa'],
  ['/site/guide', '301 /site/guide/'],
  ['/site/none', '404 lostl'],
  ['/from-root', '301 /site/a'],
  ['/guide/', '404 Not f'],
  ['/sitemap', '404 Not f'],
])('GET %s → %s with a base', async (path, expected) => {
  expect(summarize(await ask(based, path))).toBe(expected);
});

test('a missing file is not cached', async () => {
  const found = await ask(plain, '/hashed/x.js');
  expect(found.headers).toMatchObject({ 'cache-control': 'immutable', 'x-all': '1' });
  const missing = await ask(plain, '/hashed/none.js');
  expect(missing.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-all': '1',
  });
});

test('the URL and the hint include the base', async () => {
  expect(based.url).toBe(`http://127.0.0.1:${based.port}/site/`);
  expect(String((await ask(based, '/guide/')).body)).toContain('served at /site/');
});

test.each([
  ['/../secret.txt'],
  ['/guide/../../secret.txt'],
  ['/%2e%2e/secret.txt'],
  ['/..%2fsecret.txt'],
  ['/..\\secret.txt'],
  ['/..%5csecret.txt'],
  ['/a.html%00.png'],
  ['/%'],
  ['http://127.0.0.1/a'],
])('raw request for %s is rejected', async (target) => {
  const reply = await new Promise<string>((resolve, reject) => {
    const socket = connect(plain.port, '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    socket.setEncoding('utf8').on('error', reject);
    socket.toArray().then((chunks) => resolve(chunks.join('')), reject);
  });
  expect(reply).toMatch(/^HTTP\/1.1 400 /);
  expect(reply).not.toContain('secret');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('method %s is not allowed', async (method) => {
  const reply = await ask(plain, '/', { method });
  expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('an unknown host is rejected', async () => {
  const reply = await ask(plain, '/', { headers: { host: 'evil.example' } });
  expect(reply.status).toBe(403);
});

test.each(['/a', '/none', '/guide'])('HEAD %s has the headers of GET and no body', async (path) => {
  const [head, get] = await Promise.all([ask(plain, path, { method: 'HEAD' }), ask(plain, path)]);
  expect(head).toEqual({
    ...get,
    headers: { ...get.headers, date: head.headers.date },
    body: head.body,
  });
  expect(head.body.length).toBe(0);
  expect(Number(head.headers['content-length'])).toBe(get.body.length);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])(
  'with Accept-Encoding: %s text and the search index come as %s',
  async (accepted, encoding, decompress) => {
    const headers = { 'accept-encoding': accepted };
    for (const [path, file] of [
      ['/a', 'dist/a.html'],
      ['/hashed/x.js', 'dist/hashed/x.js'],
      ['/hashed/search_index.en.bin', 'dist/hashed/search_index.en.bin'],
      ['/none', 'dist/404.html'],
    ] as const) {
      const reply = await ask(plain, path, { headers });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(reply.headers.vary).toBe('Accept-Encoding');
      expect(Number(reply.headers['content-length'])).toBe(reply.body.length);
      expect(String(decompress(reply.body))).toBe(FILES[file]);
    }
  },
);

test('images are not compressed; compressed copies from the build are used', async () => {
  const headers = { 'accept-encoding': 'br' };
  const image = await ask(plain, '/hashed/p.png', { headers });
  expect(image.headers).toMatchObject({ 'content-type': 'image/png', 'content-length': '300' });
  expect(image.headers).not.toHaveProperty('content-encoding');
  const ready = await ask(plain, '/hashed/ready.js', { headers });
  expect([ready.headers['content-encoding'], String(ready.body)]).toEqual([
    'br',
    'brotli, made before',
  ]);
  expect(String((await ask(plain, '/hashed/ready.js')).body)).toBe('plain');
});

test('a part of a file is sent if it is asked for', async () => {
  const get = async (range: string, headers: Record<string, string> = {}, method = 'GET') => {
    const options = { method, headers: { range, ...headers } };
    const { status, headers: sent, body } = await ask(plain, '/hashed/p.png', options);
    return [status, sent['content-range'], sent['content-length'], String(body).slice(0, 6)];
  };
  expect(await get('bytes=1-4')).toEqual([206, 'bytes 1-4/300', '4', 'NGPN']);
  expect(await get('bytes=-2')).toEqual([206, 'bytes 298-299/300', '2', 'NG']);
  expect(await get('bytes=300-')).toEqual([416, 'bytes */300', '0', '']);
  const whole = [200, undefined, '300'];
  expect(await get('bytes=1-2,4-5')).toEqual([...whole, 'PNGPNG']);
  expect(await get('bytes=1-4', { 'if-range': '"x"' })).toEqual([...whole, 'PNGPNG']);
  expect(await get('bytes=1-4', {}, 'HEAD')).toEqual([...whole, '']);
  const { headers } = await ask(plain, '/hashed/p.png');
  expect(headers['accept-ranges']).toBe('bytes');
  // A compressed body has no parts of the file.
  const encoded = { range: 'bytes=1-4', 'accept-encoding': 'br' };
  expect((await ask(plain, '/hashed/x.js', { headers: encoded })).status).toBe(200);
  expect((await ask(plain, '/none', { headers: { range: 'bytes=1-4' } })).status).toBe(404);
});

test('the headers of the site are sent; without them browsers must revalidate', async () => {
  const all = { 'x-all': '1' };
  const cautious = { ...all, 'cache-control': 'public, max-age=0, must-revalidate' };
  expect((await ask(plain, '/a')).headers).toMatchObject(cautious);
  expect((await ask(plain, '/guide')).headers).toMatchObject(cautious);
  expect((await ask(plain, '/none')).headers).toMatchObject(cautious);
  const hashed = { ...all, 'cache-control': 'immutable' };
  expect((await ask(plain, '/hashed/x.js')).headers).toMatchObject(hashed);
  expect((await ask(based, '/site/a')).headers).toMatchObject({ 'x-base': '1' });
});

test('an unchanged file is not sent again', async () => {
  const { headers } = await ask(plain, '/a');
  const tag = String(headers.etag);
  for (const list of [tag, `"x", ${tag}`, tag.replace('W/', ''), '*']) {
    const reply = await ask(plain, '/a', { headers: { 'if-none-match': list } });
    expect([reply.status, reply.headers.etag, reply.headers['x-all']]).toEqual([304, tag, '1']);
    expect(reply.body.length).toBe(0);
  }
  const other = await ask(plain, '/a', { headers: { 'if-none-match': '"x"' } });
  expect(other.status).toBe(200);
  const missing = await ask(plain, '/none', { headers: { 'if-none-match': '*' } });
  expect(missing.status).toBe(404);
});

test('a new build is served at once with its headers; a malformed headers file prevents the start', async () => {
  const dir = join(root, 'changing');
  await mkdir(dir);
  await writeFile(join(dir, 'a.html'), 'one');
  const server = await createPreviewServer({ dir, base: '/', cleanUrls: true, port: 0 });
  expect(summarize(await ask(server, '/a'))).toBe('200 one');
  expect(summarize(await ask(server, '/'))).toBe('404 Not f');
  await writeFile(join(dir, 'a.html'), 'three');
  await writeFile(join(dir, '_headers'), '/a\n  X-New: 1\n');
  const reply = await ask(server, '/a');
  expect([summarize(reply), reply.headers['x-new']]).toEqual(['200 three', '1']);
  await server.close();
  await writeFile(join(dir, '_headers'), 'oops');
  await expect(createPreviewServer({ dir, base: '/', cleanUrls: true, port: 0 })).rejects.toThrow(
    '_headers:1',
  );
});

test('while a build replaces its output, the old one is served', async () => {
  const dir = join(root, 'swapped');
  await mkdir(dir);
  await writeFile(join(dir, 'a.html'), 'old');
  await writeFile(join(dir, '_headers'), '/a\n  X-Old: 1\n');
  const server = await createPreviewServer({ dir, base: '/', cleanUrls: true, port: 0 });
  // The process that runs the tests plays the part of a build.
  await mkdir(`${dir}.tmp-${process.ppid}`);
  await rename(dir, `${dir}.old`);
  const reply = await ask(server, '/a');
  expect([summarize(reply), reply.headers['x-old']]).toEqual(['200 old', '1']);
  await writeFile(join(`${dir}.tmp-${process.ppid}`, 'a.html'), 'new');
  await rename(`${dir}.tmp-${process.ppid}`, dir);
  expect(summarize(await ask(server, '/a'))).toBe('200 new');
  await server.close();
});

test('a busy port is reported; a closed server stops answering', async () => {
  const dir = join(root, 'dist');
  const server = await createPreviewServer({ dir, base: '/', cleanUrls: true, port: 0 });
  const { port } = server;
  await expect(createPreviewServer({ dir, base: '/', cleanUrls: true, port })).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is busy.`,
  );
  const unfinished = connect(port, '127.0.0.1');
  await new Promise((resolve) => unfinished.on('error', resolve).write('GET / HT', resolve));
  await server.close();
  await expect(ask(server, '/')).rejects.toThrow('ECONNREFUSED');
});

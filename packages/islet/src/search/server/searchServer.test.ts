import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startCli } from '#testing/cli.ts';
import { patience } from '#testing/patience.mjs';
import { createRemoteSearch } from '../browser/createRemoteSearch.ts';
import { buildIndexFiles } from '../index/buildIndex.ts';
import { indexPage } from '../index/indexPage.ts';
import { parseShortPage } from '../testing.ts';
import type { SearchBackend } from './backend.ts';
import { createEmbeddedBackend } from './createEmbeddedBackend.ts';
import { createLimit } from './createLimit.ts';
import { createRateLimit } from './createRateLimit.ts';
import { createSearchServer, type SearchServerOptions } from './createSearchServer.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-server-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes the index of a site with one page, like a build. */
async function buildSite(
  name: string,
  source: string,
  place: { lang: string; version?: string; order?: number } = { lang: 'en' },
): Promise<string> {
  const assets = path.join(folder, name, 'hashed');
  const { lang, version = '0' } = place;
  const parts = path.join(assets, `search_index.${lang}.${version}`);
  const index = buildIndexFiles([indexPage(parseShortPage('/page', source))], place);
  await mkdir(parts, { recursive: true });
  await writeFile(`${parts}.12345678.bin`, index.main);
  for (const [part, bytes] of index.parts) await writeFile(path.join(parts, `${part}.bin`), bytes);
  return path.join(folder, name);
}

const defaults = {
  host: '127.0.0.1',
  port: 0,
  allowHosts: [],
  allowOrigins: ['https://docs.example'],
  queryLength: 20,
  perMinute: 100,
  concurrent: 2,
  trustProxy: false,
};

/** Runs a test with a server and closes it. */
async function withServer(
  options: Partial<SearchServerOptions> & { backend: SearchBackend },
  run: (url: string, close: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { port, close } = await createSearchServer({ ...defaults, ...options });
  try {
    await run(`http://127.0.0.1:${port}`, close);
  } finally {
    await close();
  }
}

const emptyBackend: SearchBackend = { names: ['docs'], search: async () => [] };

test('searches the indexes of several sites and answers in the format of the client', async () => {
  const one = await buildSite('one', '# Page one\nAbout watching.');
  await buildSite('one', '# 页面\n关于构建。', { lang: 'zh', order: 1 });
  const two = await buildSite('two', '# Page two\nNothing here.');
  const backend = await createEmbeddedBackend([
    { name: 'one', folder: one, origin: 'https://one.example' },
    { name: 'two', folder: two, origin: '' },
  ]);
  await withServer({ backend }, async (url) => {
    const ask = async (text: string, lang: string, searchIndexes: string[] = []) => {
      const apiUrl = `${url}/search`;
      // Readers wait five seconds.
      const source = createRemoteSearch({ apiUrl, searchIndexes, lang, timeout: patience });
      const groups = await source.query(text, { limit: 7 });
      return groups.map(({ index, hits }) => [index, ...hits.map(({ link }) => link)]);
    };
    expect(await ask('watch', 'en')).toEqual([['one', 'https://one.example/page'], ['two']]);
    expect(await ask('page', 'en', ['two'])).toEqual([['two', '/page']]);
    expect(await ask('构建', 'zh')).toEqual([['one', 'https://one.example/page'], ['two']]);
    // The pages in Chinese have no answer.
    expect(await ask('watch', 'zh')).toEqual([['one', 'https://one.example/page'], ['two']]);
    expect(await ask('page', 'en', ['three'])).toEqual([]);
  });
});

test('the default version is searched, in the default language if the requested one has no index', async () => {
  const site = await buildSite('versions', '# Old', { lang: 'en', version: 'v1', order: 2 });
  await buildSite('versions', '# New', { lang: 'en', version: 'v2', order: 0 });
  await buildSite('versions', '# Neu', { lang: 'de', version: 'v2', order: 1 });
  await buildSite('versions', '# Alt', { lang: 'de', version: 'v1', order: 3 });
  const backend = await createEmbeddedBackend([{ name: 'docs', folder: site, origin: '' }]);
  const titles = async (lang: string) => {
    const options = { keyword: 'page', limit: 7, searchIndexes: [], lang };
    return (await backend.search(options)).flatMap(({ hits }) => hits.map(({ title }) => title));
  };
  expect(await titles('')).toEqual(['New']);
  expect(await titles('en')).toEqual(['New']);
  expect(await titles('de')).toEqual(['Neu']);
  expect(await titles('zh')).toEqual(['New']);
});

test('a section is searched alone, and the pages of all are counted', async () => {
  const site = await buildSite('sections', '# New');
  const backend = await createEmbeddedBackend([{ name: 'docs', folder: site, origin: '' }]);
  const options = { keyword: 'page', limit: 7, searchIndexes: [], lang: '' };
  const titles = async (folder: string) => {
    const [group] = await backend.search({ ...options, folder });
    return [group?.hits.map(({ title }) => title), group?.folders];
  };
  expect(await titles('')).toEqual([['New'], [['', 1]]]);
  expect(await titles('guide')).toEqual([[], [['', 1]]]);
});

test('a build may replace the folder of a site, before the start and later', async () => {
  const site = await buildSite('swapped', '# Old');
  await rename(site, `${site}.old`);
  const backend = await createEmbeddedBackend([{ name: 'docs', folder: site, origin: '' }]);
  await rm(`${site}.old`, { recursive: true });
  await buildSite('swapped', '# New');
  const options = { keyword: 'page', limit: 7, searchIndexes: [], lang: '' };
  const [group] = await backend.search(options);
  expect(group?.hits.map(({ title }) => title)).toEqual(['New']);
});

test('a site that was not built is reported', async () => {
  const site = { name: 'none', folder: path.join(folder, 'none'), origin: '' };
  await expect(createEmbeddedBackend([site])).rejects.toThrow(/No search index in .*none/);
});

test.each([
  ['/search', 400, 'The parameter "keyword" is required.'],
  [`/search?keyword=${'a'.repeat(21)}`, 400, '"keyword" must have at most 20 characters.'],
  ['/search?keyword=a&limit=0', 400, '"limit" must be an integer from 1 to 100.'],
  ['/search?keyword=a&limit=x', 400, '"limit" must be an integer from 1 to 100.'],
  ['/search?keyword=a&offset=-1', 400, '"offset" must be an integer of at least 0.'],
  ['/', 404, 'Not found. Use /search or /health.'],
])('%s is rejected', async (target, status, error) => {
  await withServer({ backend: emptyBackend }, async (url) => {
    const response = await fetch(url + target);
    expect([response.status, await response.json()]).toEqual([status, { error }]);
  });
});

test('other methods are rejected', async () => {
  await withServer({ backend: emptyBackend }, async (url) => {
    const response = await fetch(`${url}/search?keyword=a`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await response.json()).toEqual({
      error: 'Only GET, HEAD and OPTIONS are allowed.',
    });
  });
});

test.each([
  ['evil.example', 403],
  ['search.example', 200],
  ['localhost', 200],
])('the host %s is answered with %i', async (host, status) => {
  await withServer({ backend: emptyBackend, allowHosts: ['search.example'] }, async (url) => {
    const asked = get({ port: new URL(url).port, path: '/health', headers: { host } });
    const [response] = await once(asked, 'response');
    response.resume();
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch('application/json');
  });
});

test.each([
  [['https://docs.example'], 'https://docs.example', 'https://docs.example'],
  [['https://docs.example'], 'https://evil.example', null],
  [['*'], 'https://evil.example', '*'],
  [[], 'https://docs.example', null],
])('with the origins %j, a page at %s gets %s', async (allowOrigins, origin, expected) => {
  await withServer({ backend: emptyBackend, allowOrigins }, async (url) => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await fetch(`${url}/search?keyword=a`, { method, headers: { origin } });
      expect(response.headers.get('access-control-allow-origin')).toBe(expected);
    }
  });
});

test('a client with too many requests has to wait, others do not', async () => {
  const options = { backend: emptyBackend, perMinute: 2, trustProxy: true };
  await withServer(options, async (url) => {
    const ask = async (client: string) => {
      const headers = { 'x-forwarded-for': client };
      return (await fetch(`${url}/search?keyword=a`, { headers })).status;
    };
    // The client can set all entries before that of the proxy.
    expect([await ask('a'), await ask('x, a'), await ask('y, a'), await ask('a, b')]).toEqual([
      200, 200, 429, 200,
    ]);
  });
});

test('the allowance refills over time', () => {
  let time = 0;
  const mayAsk = createRateLimit(2, () => time);
  expect([mayAsk('a'), mayAsk('a'), mayAsk('a')]).toEqual([true, true, false]);
  time = 29_000;
  expect(mayAsk('a')).toBe(false);
  time = 31_000;
  expect([mayAsk('a'), mayAsk('a')]).toEqual([true, false]);
  // Also after the clock was set back.
  time = -3_600_000;
  expect(mayAsk('a')).toBe(false);
  time += 31_000;
  expect(mayAsk('a')).toBe(true);
});

describe('while queries are pending', () => {
  const createBusy = () => {
    const waiting: Array<() => void> = [];
    const search = vi.fn(() => new Promise<[]>((resolve) => waiting.push(() => resolve([]))));
    return { backend: { names: ['docs'], search }, search, waiting };
  };

  test('excess queries are rejected', async () => {
    const { backend, search, waiting } = createBusy();
    await withServer({ backend, concurrent: 1 }, async (url) => {
      const first = fetch(`${url}/search?keyword=a`);
      await expect.poll(() => search.mock.calls.length).toBe(1);
      expect((await fetch(`${url}/search?keyword=b`)).status).toBe(503);
      for (const answer of waiting) answer();
      expect((await first).status).toBe(200);
    });
  });

  test('closing waits for them and accepts no new ones', async () => {
    const { backend, search, waiting } = createBusy();
    await withServer({ backend }, async (url, close) => {
      const first = fetch(`${url}/search?keyword=a`);
      await expect.poll(() => search.mock.calls.length).toBe(1);
      const closed = close();
      await expect(fetch(`${url}/health`)).rejects.toThrow();
      for (const answer of waiting) answer();
      expect((await first).status).toBe(200);
      await closed;
    });
  });
});

test('closing does not wait for an idle connection', async () => {
  await withServer({ backend: emptyBackend }, async (url, close) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    expect((await fetch(`${url}/health`)).status).toBe(200);
    const ended = once(socket, 'close');
    await close();
    await ended;
  });
});

test.each([
  ['//', 404],
  ['*', 400],
  ['http://[/', 400],
])('the URL %s is rejected without a server error', async (path, status) => {
  await withServer({ backend: emptyBackend }, async (url) => {
    const request = get({ port: new URL(url).port, path });
    const [response] = await once(request, 'response');
    response.resume();
    expect(response.statusCode).toBe(status);
  });
});

test('health lists the indexes; a failing backend is a 503 without details, whose cause is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const search = () => Promise.reject(new Error('secret'));
  await withServer({ backend: { names: ['docs'], search } }, async (url) => {
    expect(await (await fetch(`${url}/health`)).json()).toEqual({
      status: 'ok',
      indexes: ['docs'],
    });
    const response = await fetch(`${url}/search?keyword=a`);
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: 'The search is not available. Try again later.' },
    ]);
  });
  expect(log.mock.calls).toEqual([['A search failed: secret']]);
  log.mockRestore();
});

test('a backend that does not answer gives no results, and that is logged', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const search = () => new Promise<never>(() => {});
  await withServer({ backend: { names: [], search }, timeout: 20 }, async (url) => {
    const source = createRemoteSearch({ apiUrl: `${url}/search`, searchIndexes: [], lang: 'en' });
    expect(await source.query('a')).toEqual([]);
  });
  expect(log.mock.calls.flat().map(String)).toEqual([
    'A search failed: The search backend did not answer within 20 ms.',
    'The remote search failed.',
    'Error: The search server answered 503.',
  ]);
  log.mockRestore();
});

test('a query that has waited too long is never searched, and others are', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const takeTurn = createLimit(1);
  const asked: string[] = [];
  let isSlow = true;
  let end = (): void => {};
  const backend: SearchBackend = {
    names: [],
    search: ({ keyword }, signal) =>
      takeTurn(async () => {
        asked.push(keyword);
        if (isSlow) await new Promise<void>((resolve) => (end = resolve));
        return [];
      }, signal),
  };
  await withServer({ backend, timeout: 20 }, async (url) => {
    const ask = async (keyword: string) => (await fetch(`${url}/search?keyword=${keyword}`)).status;
    expect(await Promise.all([ask('slow'), ask('slow')])).toEqual([503, 503]);
  });
  isSlow = false;
  end();
  await backend.search({ keyword: 'next', limit: 7, searchIndexes: [], lang: '' });
  expect(asked).toEqual(['slow', 'next']);
  const cause = 'A search failed: The search backend did not answer within 20 ms.';
  expect(log.mock.calls).toEqual([[cause], [cause]]);
  log.mockRestore();
});

test('offset and tags narrow what is found', async () => {
  const search = vi.fn(async () => []);
  await withServer({ backend: { names: ['docs'], search } }, async (url) => {
    await fetch(`${url}/search?keyword=a&offset=3&tags=new,old`);
  });
  expect(search.mock.calls).toMatchObject([
    [{ keyword: 'a', offset: 3, tags: ['new', 'old'] }, expect.any(AbortSignal)],
  ]);
});

test('the command answers until it is stopped', async () => {
  const site = await buildSite('command', '# Page\nAbout watching.');
  const running = startCli('search-server', `docs=${site}`, '--port', '0');
  const [, url] = await running.printed(/^Searching docs\n +(http\S+)$/m);
  const answer: unknown = await (await fetch(`${url}watch`)).json();
  expect(answer).toMatchObject([{ index: 'docs', hits: [{ link: '/page' }] }]);
  running.process.kill();
  await running.ended;
});

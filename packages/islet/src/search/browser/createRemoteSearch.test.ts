import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRemoteSearch } from './createRemoteSearch.ts';

let logged: unknown[][] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => void logged.push(args));
});
afterEach(() => vi.restoreAllMocks());

/** A remote source with a fake server that answers every request the same way. */
function createSource(answer: (url: URL, signal: AbortSignal) => Promise<Response> | Response) {
  const asked: string[] = [];
  const source = createRemoteSearch({
    apiUrl: 'https://search.example/api?site=1',
    searchIndexes: ['docs', 'blog'],
    lang: 'en',
    timeout: 20,
    fetch: async (input, init) => {
      asked.push(String(input));
      return answer(new URL(String(input)), init?.signal as AbortSignal);
    },
  });
  return { source, asked };
}

const hit = { title: 'Title', link: '/a', statement: 'A text.', type: 'content' };

test('sends a GET request, once per query', async () => {
  const { source, asked } = createSource(() => Response.json([{ index: 'docs', hits: [hit] }]));
  const groups = await source.query('c++ & more', { limit: 7 });
  await source.query('c++ & more', { limit: 7 });
  expect(asked).toEqual([
    'https://search.example/api?site=1&keyword=c%2B%2B+%26+more&limit=7&searchIndexes=docs%2Cblog&lang=en',
  ]);
  expect(groups).toMatchObject([
    { index: 'docs', total: 1, hits: [{ title: 'Title', header: '' }] },
  ]);
});

test('asks for the pages of one section, and reads how many each has', async () => {
  const folders = [['guide', 2], ['', 1], ['api', 'many'], null];
  const { source, asked } = createSource(() =>
    Response.json([{ index: 'docs', hits: [hit], folders }]),
  );
  await source.query('a');
  const [group] = await source.query('a', { folder: 'guide' });
  expect(asked.map((url) => new URL(url).searchParams.get('folder'))).toEqual([null, 'guide']);
  expect(group?.folders).toEqual([
    ['guide', 2],
    ['', 1],
  ]);
});

test('keeps the answers to the latest hundred queries (SPEC 9)', async () => {
  const { source, asked } = createSource(() => Response.json([]));
  const queries = Array.from({ length: 101 }, (_, index) => `query ${index}`);
  for (const query of [...queries, 'query 1', 'query 0']) await source.query(query, { limit: 7 });
  expect(asked.length).toBe(102);
  expect(asked.at(-1)).toContain('keyword=query+0&');
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://search.example/1',
])('shows no link to %j', async (link) => {
  const wrong = { ...hit, link };
  const { source } = createSource(() =>
    Response.json([
      {
        index: 'docs',
        hits: [wrong, { ...hit, more: [wrong, hit] }],
        answer: { name: 'a', link },
      },
    ]),
  );
  const [group] = await source.query('a');
  expect(group?.hits.map(({ link, more }) => [link, ...more.map((one) => one.link)])).toEqual([
    ['/a', '/a'],
  ]);
  expect(group?.answer).toBeNull();
});

test.each(['/a', 'a.html', '?a#b', 'https://example.com/', '//example.com/'])(
  'shows a link to %s',
  async (link) => {
    const { source } = createSource(() =>
      Response.json([{ index: 'docs', hits: [{ ...hit, link }] }]),
    );
    expect((await source.query('a'))[0]?.hits[0]?.link).toBe(link);
  },
);

test.each<[string, unknown]>([
  ['no link', { ...hit, link: '' }],
  ['no title', { link: '/a' }],
  ['no object', 'hit'],
])('leaves out a hit with %s', async (_, wrong) => {
  const { source } = createSource(() => Response.json([{ index: 'docs', hits: [wrong, hit] }]));
  expect((await source.query('a'))[0]?.hits).toHaveLength(1);
});

test('keeps only highlights inside the text', async () => {
  const ranges = [
    { start: 0, length: 1 },
    { start: 0, length: 2 },
    { start: 2, length: 99 },
    { start: -1, length: 2 },
    { start: 2, length: 4 },
    null,
  ];
  const { source } = createSource(() =>
    Response.json([{ index: 'docs', hits: [{ ...hit, highlightInfoList: ranges }] }]),
  );
  const [group] = await source.query('a');
  expect(group?.hits[0]?.highlights.statement).toEqual([ranges[0], ranges[4]]);
});

test.each<[string, () => Promise<Response> | Response]>([
  ['an error', () => new Response('', { status: 503 })],
  ['no JSON', () => new Response('<html>')],
  ['no list', () => Response.json({ hits: [] })],
  ['a group without hits', () => Response.json([{ index: 'docs' }])],
  ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
])('%s is logged and gives an empty list', async (_, answer) => {
  const { source, asked } = createSource(answer);
  expect(await source.query('a')).toEqual([]);
  expect(logged).toHaveLength(1);
  await source.query('a');
  expect(asked).toHaveLength(2);
});

const never = (_: URL, signal: AbortSignal): Promise<Response> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('a timeout is logged and gives an empty list', async () => {
  const { source } = createSource(never);
  expect(await source.query('a')).toEqual([]);
  expect(String(logged[0]?.[1])).toContain('did not answer within 20 ms');
});

test('closing aborts pending requests without logging', async () => {
  const { source } = createSource(never);
  const query = source.query('a');
  source.close();
  expect(await query).toEqual([]);
  expect(logged).toEqual([]);
});

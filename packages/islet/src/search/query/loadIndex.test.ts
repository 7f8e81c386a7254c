// One file: most tests ask the same index, which takes longer to build than to ask.

import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { buildIndex, buildIndexFiles } from '../index/buildIndex.ts';
import { sealFile } from '../index/indexFile.ts';
import { indexPage } from '../index/indexPage.ts';
import type { IndexOptions, QueryOptions, SearchDocument, SearchResult } from '../searchTypes.ts';
import { parseShortPage } from '../testing.ts';
import { loadIndex } from './loadIndex.ts';

const pages = [
  parseShortPage(
    '/config/dts',
    `# lib.dts
Type: boolean | object
Default: false

Whether declaration files are generated. They describe the types.

## dts.bundle
Type: boolean | { shared?: string[] }
Default: true

Puts all declarations into one file.

#### dts.bundle.tsconfigPath
Type: string

Which tsconfig to read.`,
  ),
  parseShortPage(
    '/guide/cli',
    `# Command line
Flag\tValue\tWhat it does
-w, --watch\t\tRebuilds on changes. Ends never.
--config\tpath\tNames the config file.

Option\tWhat it does
bundle\tLists what is elsewhere.

## Exit codes
The program ends with 1 after an error in a library.

\`\`\`
rslib build --watch
\`\`\``,
  ),
  parseShortPage(
    '/guide/start',
    '# Getting started\nInstall it, then write a library in TypeScript.',
  ),
  {
    ...parseShortPage('/guide/old', '# Old releases\nA library of old.'),
    weight: 0.1,
    tags: ['old'],
  },
];

const open = (documents: SearchDocument[], options: Partial<IndexOptions> = {}) =>
  loadIndex(buildIndex(documents, { lang: 'en', ...options }));
const index = open(pages, { base: '/docs/', synonyms: [['typings', 'declaration files']] });

async function routes(query: string, options?: QueryOptions): Promise<string[]> {
  return (await index.query(query, options)).hits.map(({ routePath }) => routePath);
}

test.each([
  ['dts.bundle', '/docs/config/dts#dtsbundle'],
  ['--watch', '/docs/guide/cli'],
  ['typscript', '/docs/guide/start'],
  ['declar', '/docs/config/dts'],
  ['GENERATING', '/docs/config/dts'],
  ['exit code', '/docs/guide/cli#exit-codes'],
  ['typings', '/docs/config/dts'],
  ['type script', '/docs/guide/start'],
  ['tsconfigPath', '/docs/config/dts#dtsbundle'],
])('%s leads to %s', async (query, link) => {
  expect((await index.query(query)).hits[0]?.link).toBe(link);
});

test('a hit has the matches in each of its texts', async () => {
  const { hits } = await index.query('bundle declarations');
  expect(hits[0]).toMatchObject({
    type: 'header',
    title: 'lib.dts',
    header: 'dts.bundle',
    anchor: 'dtsbundle',
    highlightInfoList: [{ start: 4, length: 6 }],
  });
  const { statement, highlights } = hits[0] ?? {};
  const marked = highlights?.statement.map(({ start, length }) =>
    statement?.slice(start, start + length),
  );
  expect([statement, marked]).toEqual(['Puts all declarations into one file.', ['declarations']]);
  const plain = (await index.query('bundle declarations', { enrich: false })).hits[0];
  expect([plain?.statement, plain?.header]).toEqual(['', 'dts.bundle']);
});

test.each([
  ['how to write it', ['write']],
  ['it then', ['it', 'then']],
])('%s highlights the meaningful words: %j', async (query, words) => {
  const { hits } = await index.query(query);
  const { statement = '', highlights } =
    hits.find(({ routePath }) => routePath === '/guide/start') ?? {};
  expect(
    highlights?.statement.map(({ start, length }) => statement.slice(start, start + length)),
  ).toEqual(words);
});

test.each([
  ['lib.dts', { name: 'lib.dts', type: 'boolean | object', default: 'false' }],
  ['dts.bundle.tsconfigPath', { type: 'string', link: '/docs/config/dts#dtsbundletsconfigpath' }],
  ['-w', { name: '-w, --watch', summary: 'Rebuilds on changes.', link: '/docs/guide/cli' }],
  ['bundle', { name: 'dts.bundle', summary: 'Puts all declarations into one file.' }],
  ['dts.bundle.shared', { name: 'dts.bundle', link: '/docs/config/dts#dtsbundle' }],
  ['dts.bundle.other', null],
  ['library', null],
])('the card of %s', async (query, card) => {
  const { answer } = await index.query(query);
  if (card === null) expect(answer).toBeNull();
  else expect(answer).toMatchObject(card);
});

test('hits arrive before their statements only while texts are loading', async () => {
  const files = buildIndexFiles(
    pages.map((page) => indexPage(page)),
    { lang: 'en' },
  );
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const parted = loadIndex(files.main, async (name) => {
    await isReleased;
    return files.parts.get(name) ?? fail(name);
  });
  const announced: string[] = [];
  const announce = ({ hits }: SearchResult): void => {
    announced.push(`${hits[0]?.title}: ${hits[0]?.statement}`);
    release();
  };
  const first = await parted.query('generated', {}, announce);
  expect(first.hits[0]?.statement).toContain('Whether declaration files are generated.');
  expect(announced).toEqual(['lib.dts: ']);
  await parted.query('declaration', {}, announce);
  expect(announced).toHaveLength(1);
});

test('limit and offset count pages, tags filter, and mode `and` requires all words', async () => {
  const all = await routes('library');
  expect(all.toSorted()).toEqual(['/guide/cli', '/guide/old', '/guide/start']);
  expect(all.at(-1)).toBe('/guide/old');
  expect(await routes('library', { limit: 1, offset: 1 })).toEqual(all.slice(1, 2));
  expect((await index.query('library', { limit: 1 })).total).toBe(3);
  expect(await routes('library', { tags: ['old'] })).toEqual(['/guide/old']);
  expect(await routes('library', { tags: ['none'] })).toEqual([]);
  expect(await routes('library typescript', { mode: 'and' })).toEqual(['/guide/start']);
  expect(await routes('library qqqqqqqqqqqq', { mode: 'and' })).toEqual([]);
  // The words may be in different sections of a page.
  expect(await routes('flag exit', { mode: 'and' })).toEqual(['/guide/cli']);
});

test.each([
  ['the folder of a page, and another form of the word', 'migration'],
  ['a typo of these', 'migartion'],
])('pages are found by %s', async (_, query) => {
  const moving = open([
    parseShortPage('/migration/other', '# From another tool\nReplace it.'),
    parseShortPage('/moved', '# News\nWe migrated last year.'),
  ]);
  const { hits } = await moving.query(query);
  const found = hits.map(({ routePath }) => routePath).sort();
  expect(found).toEqual(['/migration/other', '/moved']);
});

test.each([
  ['is not treated as a typo of another word', 'node', ['/node']],
  ['is treated as a typo if it is unknown', 'nodo', ['/node', '/nod']],
])('a word %s', async (_, query, expected) => {
  const site = open(
    ['node', 'mode', 'nod'].map((word) => parseShortPage(`/${word}`, `# Page\n${word}`)),
  );
  const { hits } = await site.query(`${query} `);
  expect(hits.map(({ routePath }) => routePath)).toEqual(expected);
});

test('code is searched, and shown if the text does not match', async () => {
  const site = open([
    parseShortPage('/a', '# Page\nCall it once.\n\n```\nconst server = await startServer();\n```'),
    parseShortPage('/b', '# Other\nNothing of the kind.'),
  ]);
  const { hits } = await site.query('startserver');
  expect(hits.map(({ statement }) => statement.trim())).toEqual([
    'const server = await startServer();',
  ]);
});

test('similar spellings are suggested for unknown words', async () => {
  expect((await index.query('libary typescrpt')).spellings).toEqual(['library typescript']);
  expect((await index.query('library')).spellings).toEqual([]);
});

test.each([
  ['has no decompression', undefined],
  [
    'cannot decompress raw data',
    class {
      constructor(format: string) {
        throw new TypeError(`Unsupported compression format: ${format}`);
      }
    },
  ],
])('a browser that %s gets results without excerpts', async (_, stream) => {
  const files = buildIndexFiles(pages.map(indexPage), { lang: 'en' }, { deflate: deflateRawSync });
  const index = loadIndex(files.main, async (name) => files.parts.get(name) ?? fail(name));
  vi.stubGlobal('DecompressionStream', stream);
  try {
    const { hits } = await index.query('dts');
    expect(hits.map(({ statement }) => statement)).toEqual(hits.map(() => ''));
    expect(hits[0]?.routePath).toBe('/config/dts');
  } finally {
    vi.unstubAllGlobals();
  }
});

function fail(name: string): never {
  throw new Error(`There is no part ${name}.`);
}

test('hostile queries do not throw', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.constantFrom(
      'a'.repeat(10_000),
      'lib '.repeat(5000),
      '('.repeat(10_000),
      '(a+)+$',
      '[',
      '\\',
      '*',
      '.*',
      '\u0000\u001f',
    ),
    fc.constantFrom(
      '<img src=x onerror=alert(1)>',
      '__proto__',
      'constructor',
      '\ud800',
      '\udc00lib',
      '="',
    ),
  );
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const { hits } = await index.query(text);
      for (const { title, header, statement, highlights } of hits) {
        for (const [shown, ranges] of [
          [title, highlights.title],
          [header, highlights.header],
          [statement, highlights.statement],
        ] as const) {
          for (const { start, length } of ranges)
            expect(start + length).toBeLessThanOrEqual(shown.length);
        }
      }
    }),
  );
});

test('an empty index finds nothing', async () => {
  expect(await open([]).query('library')).toMatchObject({ hits: [], total: 0, answer: null });
  expect(sealFile(new Uint8Array(), 'main').length).toBe(8);
});

test('a page and its sections say how long readers may rely on them, wherever they are in the index', async () => {
  const many = Array.from({ length: 40 }, (_, number) =>
    parseShortPage(`/p/${number}`, `# Pot ${number}\nA pot.\n\n## spout${number}\nPours.`),
  );
  const [, , marked] = many;
  const [title, spout] = marked?.content ?? [];
  if (title) title.status = 'Since 1.2';
  if (spout) spout.status = 'Experimental';
  for (const split of [{}, { wholeIndex: 0, part: 200, textPart: 300 }]) {
    const { main, parts } = buildIndexFiles(many.map(indexPage), { lang: 'en' }, split);
    const index = loadIndex(main, async (name) => parts.get(name) ?? new Uint8Array());
    const statusOf = async (query: string) =>
      (await index.query(query)).hits
        .slice(0, 1)
        .map(({ routePath, status, pageStatus }) => [routePath, status, pageStatus]);
    expect(await statusOf('pot 2')).toEqual([['/p/2', 'Since 1.2', 'Since 1.2']]);
    expect(await statusOf('spout2')).toEqual([['/p/2', 'Experimental', 'Since 1.2']]);
    expect(await statusOf('spout3')).toEqual([['/p/3', undefined, undefined]]);
  }
});

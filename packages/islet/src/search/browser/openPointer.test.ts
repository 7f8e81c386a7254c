import { expect, test } from 'vitest';
import { buildIndexFiles } from '../index/buildIndex.ts';
import { indexPage } from '../index/indexPage.ts';
import { parseShortPage } from '../testing.ts';
import { openPointer } from './openPointer.ts';

/** Creates the files of a site with one page, by URL. */
function deploy(hash: string, text: string): Map<string, string | Uint8Array> {
  const pages = [indexPage(parseShortPage('/a', `# Page\n${text}`))];
  const { main, parts } = buildIndexFiles(pages, { lang: 'en' });
  const folder = 'https://a.example/hashed/search_index.en';
  const url = `${folder}.${hash}.bin`;
  return new Map<string, string | Uint8Array>([
    ['https://a.example/search_index.en.json', JSON.stringify({ index: url })],
    [url, main],
    ...[...parts].map(([name, part]): [string, Uint8Array] => [`${folder}/${name}.bin`, part]),
  ]);
}

function open(
  files: () => Map<string, string | Uint8Array>,
  before: (url: string) => Promise<void> | undefined = () => undefined,
) {
  return openPointer('https://a.example/search_index.en.json', async (input) => {
    await before(String(input));
    const file = files().get(String(input));
    const body = typeof file === 'string' ? file : file && new Uint8Array(file);
    return new Response(body ?? 'none', { status: file === undefined ? 404 : 200 });
  });
}

test('follows the pointer to the index and its parts', async () => {
  const site = deploy('1', 'A word.');
  const { hits } = await (await open(() => site)).query('word');
  expect(hits[0]?.statement).toBe('A word.');
});

test('finds the new index after a deployment', async () => {
  let site = deploy('1', 'An old word.');
  const index = await open(() => site);
  site = deploy('2', 'A new word.');
  const { hits } = await index.query('word');
  expect(hits[0]?.statement).toBe('A new word.');
});

test('finds the new index for a query that was under way while another one found it', async () => {
  let site = deploy('1', 'An old word.');
  let first: Promise<unknown> | undefined;
  let pointers = 0;
  const index = await open(
    () => site,
    // The second query reads the pointer when the first one has its answer.
    (url) => (url.endsWith('.json') && ++pointers === 3 ? first?.then(() => undefined) : undefined),
  );
  site = deploy('2', 'A new word.');
  first = index.query('word');
  const { hits } = await index.query('word');
  expect(pointers).toBe(3);
  expect(hits[0]?.statement).toBe('A new word.');
});

test.each<[string, (site: Map<string, string | Uint8Array>) => void, RegExp]>([
  ['no pointer', (site) => site.delete('https://a.example/search_index.en.json'), /answers 404/],
  [
    'a web page as pointer',
    (site) => site.set('https://a.example/search_index.en.json', '<html>'),
    /does not say where the search index is/,
  ],
  [
    'no index',
    (site) => site.delete('https://a.example/hashed/search_index.en.1.bin'),
    /answers 404/,
  ],
  [
    'a web page as index',
    (site) => site.set('https://a.example/hashed/search_index.en.1.bin', '<html>'),
    /This is not a search index/,
  ],
])('%s is reported', async (_, change, message) => {
  const site = deploy('1', 'A word.');
  change(site);
  await expect(open(() => site)).rejects.toThrow(message);
});

test('a part that is still missing is an error', async () => {
  const site = deploy('1', 'A word.');
  for (const url of [...site.keys()]) if (url.includes('/texts.')) site.delete(url);
  await expect((await open(() => site)).query('word')).rejects.toThrow(
    /texts\.\w+\.bin answers 404/,
  );
});

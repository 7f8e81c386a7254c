import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildIndexFiles } from '#search/index/buildIndex.ts';
import { indexPage } from '#search/index/indexPage.ts';
import { parseShortPages } from '#search/testing.ts';
import { program, runCli, startCliWith } from '#testing/cli.ts';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { openSearch } from './openSearch.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('shell', folder.path);
afterAll(folder.remove);

/** Writes an index to the place where a build would. */
async function writeIndex(lang: string, source: string): Promise<void> {
  const { main, parts } = buildIndexFiles(parseShortPages(source).map(indexPage), { lang });
  const folder = path.join(siteRoot, 'dist/hashed', `search_index.${lang}`);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}.12345678.bin`, main);
  for (const [name, bytes] of parts) await writeFile(path.join(folder, `${name}.bin`), bytes);
}

beforeAll(async () => {
  await writeIndex(
    'en',
    '=== /dts\n# lib.dts\nTypes.\n## dts.bundle\nOne file.\n=== /b\n# Other\n',
  );
  await writeIndex('zh', '=== /zh/a\n# 声明文件\n类型。\n=== /zh/b\n# Other\n');
});

test('a language without its own index searches the index of the default language', async () => {
  const open = (lang: string, dist = 'dist') =>
    openSearch(path.join(siteRoot, dist), { lang, siteLangs: ['en', 'zh', 'de'] });
  const find = async (lang: string, query: string) => {
    const ask = await open(lang);
    if (typeof ask === 'string') return ask;
    return (await ask(query, {})).hits.map(({ link }) => link);
  };
  expect(await open('en', 'none')).toContain('npm run build');
  expect(await find('de', 'dts.bundle')).toContain('/dts#dtsbundle');
  expect(await find('zh', '声明')).toContain('/zh/a');
});

test('pages in the default language follow where few in the wanted one match', async () => {
  const search = async (...words: string[]): Promise<string[]> => {
    const { printed } = await runCli('search', siteRoot, ...words, '--lang', 'zh', '--json');
    const { hits } = z
      .object({ hits: z.array(z.object({ route: z.string() })) })
      .parse(JSON.parse(printed));
    return hits.map(({ route }) => route);
  };
  expect(await search('dts.bundle')).toEqual(['/dts']);
  // Shown in the wanted language, which has it.
  expect(await search('other')).toEqual(['/zh/b']);
  expect(await search('声明 dts', '--limit', '1')).toEqual(['/zh/a']);
});

test('prints results for the terminal, or one line of JSON per line of input', async () => {
  const unknown = await runCli('search', siteRoot, 'dts', '--lang', 'xx');
  expect([unknown.code, unknown.printed]).toEqual([
    1,
    'No search index for "xx". Available languages: en, zh.\n',
  ]);
  const shown = await runCli('search', siteRoot, 'dts.bundle', '--limit', '1');
  expect(shown).toMatchObject({ code: 0 });
  expect(shown.printed).toContain('/dts#dtsbundle');

  const input = 'dts.bundle\nzzzzzz\n\n';
  const lines = await startCliWith({ input }, 'search', siteRoot, '--stdin', '--json').ended;
  const score = expect.any(Number);
  const hit = {
    route: '/dts',
    anchor: 'dtsbundle',
    title: 'lib.dts',
    header: 'dts.bundle',
    score,
  };
  expect(
    lines.printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { q: 'dts.bundle', hits: [hit] },
    { q: 'zzzzzz', hits: [] },
    { q: '', hits: [] },
  ]);

  // People are told which query an answer belongs to; an empty one is none, except for programs, which count lines.
  const texts = startCliWith({ input: `\n${input}` }, 'search', siteRoot, '--stdin');
  expect((await texts.ended).printed).toMatch(
    /^> dts\.bundle\n.*\n\n> zzzzzz\nNo results for "zzzzzz"\n[^\n]+\n\n$/s,
  );
  const child = spawn(process.execPath, [program, 'search', siteRoot, '--stdin', '--json']);
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  // Closes the pipe after the first line, as `head` does.
  child.stdout.once('data', () => child.stdout.destroy());
  child.stdin.on('error', () => {}).end('dts.bundle\n'.repeat(20_000));
  const [code] = await once(child, 'close');
  expect([code, complaints]).toEqual([0, '']);
});

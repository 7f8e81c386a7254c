import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { build, check } from './testing.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('translated', folder.path);
afterAll(folder.remove);
const at = (file: string): string => path.join(siteRoot, file);
const ledger = (): Promise<string> => readFile(at('translations.zh.txt'), 'utf8');
const guide = await readFile(at('docs/en/guide.md'), 'utf8');

function commit(day: string): void {
  const run = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: siteRoot,
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
      stdio: 'ignore',
    });
  run('init');
  run('add', 'docs');
  run('commit', '-m', 'Change it');
}

test('a ledger has each section that is translated, with the original that it was made from', async () => {
  expect((await check(siteRoot)).printed).toBe('');
  const { printed } = await check(siteRoot, { translations: { update: true } });
  expect(printed).toBe('`translations.zh.txt` has 4 sections.\n');
  const lines = (await ledger()).trimEnd().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    ...['/zh/', '/zh/guide', '/zh/guide#install', '/zh/guide#use-it'],
  ]);
  expect(lines.every((line) => /^\S+ [\da-f]{12}$/.test(line))).toBe(true);
});

test('a new section is missed until it is recorded', async () => {
  const text = await ledger();
  await writeFile(at('translations.zh.txt'), text.replace(/.*#install.*\n/, ''));
  expect((await check(siteRoot)).problems).toEqual([
    expect.objectContaining({
      severity: 'warning',
      file: 'translations.zh.txt',
      message: 'One section is not listed, such as `/zh/guide#install`.',
    }),
  ]);
  await writeFile(at('translations.zh.txt'), text);
});

test('when an original changes, git tells since when, and what has changed', async () => {
  commit('2026-01-01');
  await writeFile(at('docs/en/guide.md'), guide.replace('is enough', 'or later is enough'));
  commit('2026-02-01');
  await writeFile(
    at('docs/en/guide.md'),
    guide.replace('is enough', 'or later is all that you need').replace('two', 'both'),
  );
  commit('2026-02-20');
  const { problems, stale } = await check(siteRoot, {
    translations: { list: true, today: '2026-03-03' },
  });
  expect(
    problems.map(({ severity, file, line, message, fix }) => ({
      severity,
      file,
      line,
      message,
      fix,
    })),
  ).toEqual([
    {
      severity: 'warning',
      file: 'docs/zh/guide.md',
      line: 1,
      message: 'The original of this section has changed since it was translated, on 2026-02-20.',
      fix: 'Compare with docs/en/guide.md:1, which `islet check --stale` shows, then run `islet check --translated docs/zh/guide.md`.',
    },
    {
      severity: 'warning',
      file: 'docs/zh/guide.md',
      line: 5,
      message: 'The original of this section has changed since it was translated, on 2026-02-01.',
      fix: 'Compare with docs/en/guide.md:5, which `islet check --stale` shows, then run `islet check --translated docs/zh/guide.md`.',
    },
  ]);
  expect(stale[1]).toMatchInlineSnapshot(`
    "docs/zh/guide.md:5 is stale since 2026-02-01
    docs/en/guide.md:5
        ## Install

      - Node.js 20 is enough.
      + Node.js 20 or later is all that you need."
  `);
});

test('after 30 days, that is an error', async () => {
  const { problems } = await check(siteRoot, { translations: { today: '2026-03-04' } });
  expect(problems.map(({ severity }) => severity)).toEqual(['warning', 'error']);
});

test('the page says so below the heading, and links to the section of the original', async () => {
  const { output, printed } = await build(siteRoot);
  expect(printed).toContain('warning docs/zh/guide.md:5');
  const html = await readFile(path.join(output ?? '', 'zh/guide.html'), 'utf8');
  const note = /<p class="container info stale">.*?<\/p>/g;
  expect(html.match(note)).toEqual([
    '<p class="container info stale">本节的原文已有更新，译文还未跟上。 <a href="/below/guide" hreflang="en">阅读原文（English）</a></p>',
    '<p class="container info stale">本节的原文已有更新，译文还未跟上。 <a href="/below/guide#install" hreflang="en">阅读原文（English）</a></p>',
  ]);
  expect(html).toMatch(/<\/h2><p class="container info stale">/);
});

test('without git, the ledger notes the day, and the original is shown as it is', async () => {
  await rm(at('.git'), { recursive: true });
  const { stale, problems } = await check(siteRoot, {
    translations: { list: true, update: true, today: '2026-03-04' },
  });
  expect(stale[1]).toMatchInlineSnapshot(`
    "docs/zh/guide.md:5 is stale since 2026-03-04
    docs/en/guide.md:5
      ## Install

      Node.js 20 or later is all that you need."
  `);
  expect(await ledger()).toMatch(/^\/zh\/guide#install \S+ 2026-03-04$/m);
  expect(problems.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  const later = await check(siteRoot, { translations: { today: '2026-04-04' } });
  expect(later.problems.map(({ severity }) => severity)).toEqual(['error', 'error']);
});

test('a page that was translated again is up to date', async () => {
  const { problems } = await check(siteRoot, {
    translations: { translated: [at('docs/zh/guide.md')] },
  });
  expect(problems).toEqual([]);
  expect(await ledger()).not.toContain('2026');
});

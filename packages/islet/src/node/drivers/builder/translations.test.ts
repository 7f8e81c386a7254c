import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';
import { build, check } from './testing.ts';

const folder = await createTempFolder();
afterAll(folder.remove);

/** A site of its own, with what its translations were made from. */
async function createSite(name: string) {
  const siteRoot = await copyFixture('translated', path.join(folder.path, name));
  const at = (file: string): string => path.join(siteRoot, file);
  const { printed } = await check(siteRoot, { translations: { update: true } });
  return {
    ...{ siteRoot, at, printed },
    ledger: () => readFile(at('translations.zh.txt'), 'utf8'),
    /** Changes the original of one section. */
    async change(from: string, to: string) {
      const text = await readFile(at('docs/en/guide.md'), 'utf8');
      await writeFile(at('docs/en/guide.md'), text.replace(from, to));
    },
    /** Commits the pages on a day. */
    commit(day: string) {
      const run = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
          cwd: siteRoot,
          env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
          stdio: 'ignore',
        });
      run('init');
      run('add', 'docs');
      run('commit', '-m', 'Change pages');
    },
  };
}

/** A site in a repository, in which the originals of two sections have changed, the second one twice. */
async function createStale(name: string) {
  const site = await createSite(name);
  site.commit('2026-01-01');
  await site.change('is enough', 'or later is enough');
  site.commit('2026-02-01');
  await site.change('is enough', 'is all that you need');
  await site.change('two', 'both');
  site.commit('2026-02-20');
  return site;
}

test('a ledger has each section that is translated, with the original that it was made from', async () => {
  const { siteRoot, printed, ledger } = await createSite('recorded');
  expect(printed).toBe('`translations.zh.txt` has 4 sections.\n');
  const lines = (await ledger()).trimEnd().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    ...['/zh/', '/zh/guide', '/zh/guide#install', '/zh/guide#use-it'],
  ]);
  expect(lines.every((line) => /^\S+ [\da-f]{12}$/.test(line))).toBe(true);
  expect((await check(siteRoot)).problems).toEqual([]);
});

test('a new section is missed until it is recorded', async () => {
  const { siteRoot, at, ledger } = await createSite('missed');
  await writeFile(at('translations.zh.txt'), (await ledger()).replace(/.*#install.*\n/, ''));
  expect((await check(siteRoot)).problems).toEqual([
    expect.objectContaining({
      severity: 'warning',
      file: 'translations.zh.txt',
      message: 'One section is not listed, such as `/zh/guide#install`.',
    }),
  ]);
});

test('a line that says nothing is an error', async () => {
  const { siteRoot, at, ledger } = await createSite('wrong');
  const [first = ''] = (await ledger()).split('\n');
  await writeFile(at('translations.zh.txt'), `/zh/guide new\n${first}\n${first}\n`);
  const { problems } = await check(siteRoot);
  expect(problems.map(({ line, message }) => line && `${line} ${message}`)).toEqual([
    '1 This line is not a section with its hash: `/zh/guide new`.',
    '3 The section `/zh/` is listed twice.',
    undefined,
  ]);
});

test('when an original changes, git tells since when, and what has changed', async () => {
  const { siteRoot } = await createStale('changed');
  const { problems, stale } = await check(siteRoot, {
    translations: { list: true, today: '2026-03-03' },
  });
  expect(problems.map(({ severity, line, message }) => `${severity} ${line} ${message}`)).toEqual([
    'warning 1 The original of this section has changed since it was translated, on 2026-02-20.',
    'warning 5 The original of this section has changed since it was translated, on 2026-02-01.',
  ]);
  expect(problems[1]?.fix).toBe(
    'Compare with docs/en/guide.md:5, which `islet check --stale` shows, then run `islet check --translated docs/zh/guide.md`.',
  );
  expect(stale[1]).toMatchInlineSnapshot(`
    "docs/zh/guide.md:5 is stale since 2026-02-01
    docs/en/guide.md:5
        ## Install

      - Node.js 20 is enough.
      + Node.js 20 or later is all that you need."
  `);
});

test('after 30 days, that is an error', async () => {
  const { siteRoot } = await createStale('late');
  const { problems } = await check(siteRoot, { translations: { today: '2026-03-04' } });
  expect(problems.map(({ severity }) => severity)).toEqual(['warning', 'error']);
});

test('the page says so below the heading, and links to the section of the original', async () => {
  const { siteRoot } = await createStale('shown');
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
  const { siteRoot, at, ledger } = await createStale('without');
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
  const { siteRoot, at, ledger } = await createStale('translated');
  const { problems } = await check(siteRoot, {
    translations: { translated: [at('docs/zh/guide.md')] },
  });
  expect(problems).toEqual([]);
  expect(await ledger()).not.toContain('2026');
});

test('a page with an error keeps its lines', async () => {
  const { siteRoot, at, ledger } = await createStale('broken');
  const before = await ledger();
  const text = await readFile(at('docs/zh/guide.md'), 'utf8');
  await writeFile(at('docs/zh/guide.md'), text.replace('20', '22'));
  await check(siteRoot, { translations: { translated: [at('docs')] } });
  expect(await ledger()).toBe(before);
});

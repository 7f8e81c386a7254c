import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runCli } from '#testing/cli.ts';
import { copyFixture, createTempFolder } from '#testing/fixtureSites.ts';

const folder = await createTempFolder();
const siteRoot = await copyFixture('plain', folder.path);
const page = path.join(siteRoot, 'docs/en/guide/third.md');
afterAll(folder.remove);

/** The page has a warning. */
const addWarning = () => writeFile(page, '# Third\n\n```unheard-of\n1\n```\n');

const lastLine = (printed: string): string | undefined => printed.trimEnd().split('\n').at(-1);

test('with `--strict`, warnings make a command fail, and its last line counts them', async () => {
  expect((await runCli('build', siteRoot, '--strict')).code).toBe(0);
  await addWarning();
  const reason = 'because of 1 warning (--strict)';
  const earlier = 'an earlier build is still in place';
  const failing = {
    check: `The check has failed ${reason}.`,
    build: `Nothing was written ${reason}; ${earlier}.`,
  };
  for (const [command, last] of Object.entries(failing)) {
    const { code, printed } = await runCli(command, siteRoot, '--strict');
    expect(lastLine(printed)).toBe(last);
    expect(code).toBe(1);
  }
  const codes: Array<number | null> = [];
  for (const shard of ['1/2', '2/2']) {
    codes.push((await runCli('build', siteRoot, '--strict', '--shard', shard)).code);
  }
  expect(codes.sort()).toEqual([0, 1]);
});

test('a build finds the warnings of the last one, whose output it would keep', async () => {
  await addWarning();
  expect((await runCli('build', siteRoot)).code).toBe(0);
  expect((await runCli('build', siteRoot, '--strict')).code).toBe(1);
  await writeFile(page, '# Third\n\n[Dead](./dead.md)\n');
  const { printed } = await runCli('build', siteRoot, '--strict');
  expect(lastLine(printed)).toBe('Nothing was written; an earlier build is still in place.');
  await rm(page);
});

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import type { FileChanges } from './gatherChanges.ts';
import { watching } from './testing.ts';
import { watchFiles } from './watchFiles.ts';

/** The first changes that are reported for a folder; `write` is called as soon as it is watched. */
async function firstChanges(
  folder: string,
  since: number,
  write: () => Promise<void> | void,
): Promise<FileChanges> {
  let tell: (changes: FileChanges) => void = () => {};
  const reported = new Promise<FileChanges>((resolve) => {
    tell = resolve;
  });
  const options = { since, onChange: (changes: FileChanges) => tell(changes), onProblem() {} };
  const watch = watchFiles([folder], options);
  await write();
  const changes = await reported;
  watch.close();
  return changes;
}

/** A watcher of `folder` for which time only passes when `passTime` is called. */
async function openTimeless(folder: string) {
  const reported: Array<string | null> = [];
  const waiting: Array<() => void> = [];
  let look = () => {};
  const watch = watchFiles([folder], {
    since: Date.now() + 60_000,
    onChange({ files }) {
      reported.push(...[...files].map((file) => readFileSync(file, 'utf8')));
      look();
    },
    onProblem() {},
    wait(run) {
      waiting.push(run);
      look();
      return () => {};
    },
  });
  return {
    /** The contents of files when they were reported. */
    reported,
    close: watch.close,
    passTime: () => waiting.shift()?.(),
    async until(isSo: (state: { reported: number; waiting: number }) => boolean): Promise<void> {
      while (!isSo({ reported: reported.length, waiting: waiting.length })) {
        await new Promise<void>((resolve) => {
          look = resolve;
        });
      }
    },
  };
}

test('a written file is reported at once, and again if it has changed since', () =>
  withFiles({ 'page.md': 'a' }, async (folder) => {
    const page = path.join(folder, 'page.md');
    const { reported, until, passTime, close } = await openTimeless(folder);
    // Unlike `writeFile`, this doesn't empty the file first.
    await appendFile(page, 'b');
    await until((now) => now.reported === 1);
    await appendFile(page, 'c');
    passTime();
    await until((now) => now.reported === 2);
    expect(reported).toEqual(['ab', 'abc']);
    passTime();
    expect(reported).toEqual(['ab', 'abc']);
    close();
  }));

test('an emptied file is reported once it may have been written', () =>
  withFiles({ 'page.md': 'a' }, async (folder) => {
    const page = path.join(folder, 'page.md');
    const { reported, until, passTime, close } = await openTimeless(folder);
    await writeFile(page, '');
    await until(({ waiting }) => waiting === 1);
    await writeFile(page, 'written');
    passTime();
    expect(reported).toEqual(['written']);
    close();
  }));

test('reports what was written before it watched', async () => {
  const since = Date.now();
  await withFiles({ 'page.md': '# Page' }, async (folder) => {
    const { files } = await firstChanges(folder, since, () => {});
    expect([...files]).toEqual([path.join(folder, 'page.md')]);
  });
});

test('does not report what is older', async () => {
  await withFiles({ 'page.md': '# Page', 'other.md': '# Other' }, async (folder) => {
    const page = path.join(folder, 'page.md');
    const inAMinute = Date.now() + 60_000;
    const changes = await firstChanges(folder, inAMinute, () => writeFile(page, '# Another page'));
    expect(changes).toEqual({ files: new Set([page]), isStructural: false });
  });
});

test.each(['docs', 'docs/en'])('the folder %s is watched again when it comes back', (gone) =>
  withFiles({ 'site/docs/en/page.md': '# Page' }, (folder) =>
    watching(folder, ['site/docs'], async ({ expectReported }) => {
      const page = path.join(folder, 'site/docs/en/page.md');
      await expectReported('site/docs/en/page.md', () =>
        rm(path.join(folder, 'site', gone), { recursive: true }),
      );
      await expectReported('site/docs/en/page.md', async () => {
        await mkdir(path.dirname(page), { recursive: true });
        await writeFile(page, '# Back');
      });
      await expectReported('site/docs/en/page.md', () => writeFile(page, '# Edited'));
    }),
  ),
);

test('a folder that did not exist is watched, also after it was replaced', () =>
  withFiles({ 'site/page.md': '' }, (folder) =>
    watching(folder, ['site/public'], async ({ expectReported }) => {
      const root = path.join(folder, 'site/public');
      const write = async () => {
        await mkdir(root);
        await writeFile(path.join(root, 'a.txt'), 'a');
      };
      await expectReported('site/public', write);
      await expectReported('site/public', () => rm(root, { recursive: true }));
      await expectReported('site/public', write);
      await expectReported('site/public/a.txt', () => writeFile(path.join(root, 'a.txt'), 'b'));
    }),
  ));

test('a folder that was replaced by an empty one counts as added', () =>
  withFiles({}, async (folder) => {
    const root = path.join(folder, 'public');
    await mkdir(root);
    const changes = await firstChanges(root, Date.now(), async () => {
      await rename(root, path.join(folder, 'away'));
      await mkdir(root);
    });
    expect(changes).toEqual({ files: new Set([root]), isStructural: true });
  }));

test('a folder in a folder is watched again after it was replaced by one with the same files', () =>
  withFiles({ 'docs/en/guide/page.md': 'a' }, (folder) =>
    watching(folder, ['docs'], async ({ expectReported }) => {
      const guide = path.join(folder, 'docs/en/guide');
      // In one turn, so that it is never found missing.
      const replace = async () => {
        rmSync(guide, { recursive: true });
        mkdirSync(guide);
        writeFileSync(path.join(guide, 'page.md'), 'a');
      };
      await expectReported('docs/en/guide', replace);
      const added = path.join(guide, 'added.md');
      await expectReported('docs/en/guide/added.md', () => writeFile(added, ''));
    }),
  ));

test('what is moved away with its parent is watched again when it is back', () =>
  withFiles({ 'site/site.config.ts': 'a', 'site/docs/page.md': 'a' }, (folder) =>
    watching(folder, ['site/docs', 'site/site.config.ts'], async ({ expectReported }) => {
      const at = (name: string) => path.join(folder, name);
      await expectReported('site/docs', () => rename(at('site'), at('away')));
      await expectReported('site/docs', () => rename(at('away'), at('site')));
      for (const file of ['site/docs/page.md', 'site/site.config.ts']) {
        await expectReported(file, () => writeFile(at(file), 'b'));
      }
    }),
  ));

test('a folder that is moved away and back at once is watched again', () =>
  withFiles({ 'docs/en/a.md': 'a', 'docs/en/b.md': 'b' }, (folder) =>
    watching(folder, ['docs'], async ({ expectReported }) => {
      const at = (file: string): string => path.join(folder, file);
      for (let round = 0; round < 5; round++) {
        await expectReported('docs/en/a.md', () => rename(at('docs'), at('away')));
        await expectReported('docs', () => rename(at('away'), at('docs')));
        await expectReported('docs/en/b.md', () => writeFile(at('docs/en/b.md'), `${round}`));
      }
    }),
  ));

test.each([
  'docs/\0.png',
  'nowhere/\0.png',
  `docs/${'x'.repeat(300)}.png`,
  'docs/page.md/below.png',
])('a name that no file can have changes nothing: %j', (name) =>
  withFiles({ 'docs/page.md': '' }, (folder) =>
    watching(folder, ['docs'], async ({ expectReported, add }) => {
      add(name);
      add(`../${path.basename(folder)}/${name}`);
      await expectReported('docs/page.md', () => writeFile(path.join(folder, 'docs/page.md'), 'b'));
    }),
  ),
);

test.skipIf(process.platform === 'win32')('links that lead back to themselves are reported', () =>
  withFiles({ 'docs/en/page.md': '' }, (folder) =>
    watching(folder, ['docs'], async ({ expectReported, problem }) => {
      await symlink('loop.md', path.join(folder, 'docs/loop.md'));
      expect((await problem()).fix).toBe('Remove or correct the link.');
      await symlink('..', path.join(folder, 'docs/en/up'));
      const page = path.join(folder, 'docs/en/page.md');
      await expectReported('docs/en/page.md', () => writeFile(page, 'b'));
    }),
  ),
);

test('a file that is added while a large folder is being read is reported, however long that takes', () =>
  withFiles({}, async (root) => {
    const names = Array.from({ length: 1000 }, (_, number) => `docs/${number}.md`);
    await mkdir(path.join(root, 'docs'));
    for (const name of names) writeFileSync(path.join(root, name), '');
    await watching(root, ['docs'], async ({ expectReported }) => {
      for (let turns = 0; turns < 10; turns++) {
        const added = `docs/added-${turns}.md`;
        await expectReported(added, async () => {
          vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
          await appendFile(path.join(root, 'docs/1.md'), 'text');
          for (let turn = 0; turn < turns; turn++) await nextTurn();
          writeFileSync(path.join(root, added), 'text');
          for (let turn = 0; turn < 3; turn++) await nextTurn();
          // As if another task took so long.
          vi.advanceTimersByTime(1000);
          vi.useRealTimers();
        });
      }
    });
  }));

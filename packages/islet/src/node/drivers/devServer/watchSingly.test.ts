// Files outside of all folders, which are watched one by one.
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { watching } from './testing.ts';

test('a file outside of all folders is watched again after another one took its place', () =>
  withFiles({ 'docs/page.md': '', 'examples/a.ts': 'a' }, (folder) =>
    watching(folder, ['docs'], async ({ add, expectReported }) => {
      const file = path.join(folder, 'examples/a.ts');
      add('examples/a.ts');
      await expectReported('examples/a.ts', () => writeFile(file, 'b'));
      for (let round = 0; round < 3; round++) {
        await expectReported('examples/a.ts', async () => {
          const { ino } = statSync(file);
          // The same number, as it often is.
          for (let attempt = 0; attempt < 100; attempt++) {
            rmSync(file);
            writeFileSync(file, `${round}`);
            if (statSync(file).ino === ino) break;
          }
        });
        await expectReported('docs/page.md', () =>
          writeFile(path.join(folder, 'docs/page.md'), `${round}`),
        );
        await expectReported('examples/a.ts', () => writeFile(file, `${round} again`));
      }
    }),
  ));

test('a file outside of all folders is noticed when another folder takes the place of its own', () =>
  withFiles({ 'docs/page.md': '', 'examples/a.ts': 'a', 'others/a.ts': 'b' }, (folder) =>
    watching(folder, ['docs'], async ({ add, expectReported }) => {
      const at = (name: string): string => path.join(folder, name);
      add('examples/a.ts');
      await expectReported('examples/a.ts', () => writeFile(at('examples/a.ts'), 'c'));
      await expectReported('examples/a.ts', async () => {
        await rename(at('examples'), at('before'));
        await rename(at('others'), at('examples'));
      });
      await expectReported('examples/a.ts', () => writeFile(at('examples/a.ts'), 'd'));
      await expectReported('examples/a.ts', () => rename(at('examples'), at('others')));
      await expectReported('examples/a.ts', () => rename(at('before'), at('examples')));
      await expectReported('examples/a.ts', () => writeFile(at('examples/a.ts'), 'e'));
    }),
  ));

test('a file outside of all folders is watched again after a folder took its place for a moment', () =>
  withFiles({ 'docs/page.md': '', 'examples/a.ts': 'a' }, (folder) =>
    watching(folder, ['docs'], async ({ add, expectReported }) => {
      const file = path.join(folder, 'examples/a.ts');
      const missing = path.join(folder, 'missing/b.ts');
      add('examples/a.ts');
      add('missing/b.ts');
      await expectReported('examples/a.ts', () => writeFile(file, 'b'));
      await expectReported('examples/a.ts', () => rm(file));
      // When the other file is found, so is the folder.
      await expectReported('missing/b.ts', async () => {
        mkdirSync(file);
        mkdirSync(path.dirname(missing));
        writeFileSync(missing, '');
      });
      await expectReported('examples/a.ts', async () => {
        rmSync(file, { recursive: true });
        writeFileSync(file, 'c');
      });
      await expectReported('examples/a.ts', () => writeFile(file, 'd'));
    }),
  ));

test('of what is added, folders and files of packages are not watched', () =>
  withFiles({ 'docs/page.md': '', 'lib/a.ts': '', 'node_modules/a.js': '', 'b.ts': '' }, (folder) =>
    watching(folder, ['docs'], async ({ reported, add, expectReported }) => {
      const at = (file: string): string => path.join(folder, file);
      // From the start, so that `b.ts` is reported once it is watched, and then again only for what is written.
      await expectReported('b.ts', async () => {
        for (const file of ['lib', 'node_modules/a.js', 'b.ts']) add(file, 0);
      });
      await expectReported('b.ts', async () => {
        for (const file of ['lib/a.ts', 'node_modules/a.js', 'b.ts'])
          await writeFile(at(file), 'b');
      });
      expect([...reported]).toEqual(['b.ts']);
    }),
  ));

test('a file outside of all folders is watched again when it comes back', () =>
  withFiles({ 'docs/page.md': '', 'examples/a.ts': 'a' }, (folder) =>
    watching(folder, ['docs'], async ({ expectReported, add }) => {
      const file = path.join(folder, 'examples/a.ts');
      add('examples/a.ts');
      await expectReported('examples/a.ts', () => writeFile(file, 'b'));
      await expectReported('examples/a.ts', () => rm(path.dirname(file), { recursive: true }));
      await expectReported('examples/a.ts', async () => {
        await mkdir(path.dirname(file));
        await writeFile(file, 'c');
      });
      await expectReported('examples/a.ts', () => writeFile(file, 'd'));
    }),
  ));

test.skipIf(process.platform === 'win32')('a file in a linked folder is watched', () =>
  withFiles({ 'docs/page.md': '', 'examples/a.ts': 'a' }, async (folder) => {
    await symlink('../examples', path.join(folder, 'docs/linked'));
    await watching(folder, ['docs'], async ({ expectReported, add }) => {
      add('docs/linked/a.ts');
      await expectReported('docs/linked/a.ts', () =>
        writeFile(path.join(folder, 'examples/a.ts'), 'b'),
      );
    });
  }),
);

test('a file that changed while it was read, before it was watched, is reported', () =>
  withFiles({ 'docs/page.md': '' }, (folder) =>
    watching(folder, ['docs'], async ({ expectReported, add }) => {
      const since = Date.now();
      await writeFile(path.join(folder, 'quoted.ts'), 'changed');
      await expectReported('quoted.ts', async () => add('quoted.ts', since));
    }),
  ));

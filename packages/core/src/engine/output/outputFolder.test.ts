import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { withFiles } from '../content/page/testing.ts';
import { createOutputFolder, readOutput, recoverOutput } from './outputFolder.ts';

const read = (root: string): Promise<string> => readFile(path.join(root, 'dist/a.html'), 'utf8');

test('the old output is whole until the new one takes its place', () =>
  withFiles({ 'dist/a.html': 'old', 'dist/gone.html': 'old', 'logo.svg': 'svg' }, async (root) => {
    const output = await createOutputFolder(path.join(root, 'dist'));
    await output.write('a.html', 'new');
    await output.write('deep/b.html', 'new');
    await output.add(path.join(root, 'logo.svg'), 'assets/logo.svg');
    expect(await read(root)).toBe('old');
    await output.commit();
    expect(await read(root)).toBe('new');
    expect((await readdir(path.join(root, 'dist'), { recursive: true })).sort()).toEqual(
      ['a.html', 'assets', 'assets/logo.svg', 'deep', 'deep/b.html'].map(path.normalize),
    );
    expect((await readdir(root)).sort()).toEqual(['dist', 'logo.svg']);
  }));

test('a file is copied: what is done to the output never reaches the source', () =>
  withFiles({ 'logo.svg': 'svg' }, async (root) => {
    const output = await createOutputFolder(path.join(root, 'dist'));
    await output.add(path.join(root, 'logo.svg'), 'assets/logo.svg');
    await output.commit();
    await writeFile(path.join(root, 'dist/assets/logo.svg'), 'smaller');
    expect(await readFile(path.join(root, 'logo.svg'), 'utf8')).toBe('svg');
  }));

test('a failed build leaves the old output and no trace', () =>
  withFiles({ 'dist/a.html': 'old' }, async (root) => {
    const output = await createOutputFolder(path.join(root, 'dist'));
    await output.write('a.html', 'new');
    await output.discard();
    expect(await read(root)).toBe('old');
    expect(await readdir(root)).toEqual(['dist']);
  }));

test('an output that cannot take the place of the old one leaves it there', () =>
  withFiles({ 'dist/a.html': 'old' }, async (root) => {
    const output = await createOutputFolder(path.join(root, 'dist'));
    await rm(output.path, { recursive: true });
    await expect(output.commit()).rejects.toThrow('ENOENT');
    expect(await read(root)).toBe('old');
    expect(await readdir(root)).toEqual(['dist']);
  }));

test('what killed builds left behind is cleared, a running one keeps its folder', () =>
  withFiles({ 'dist/a.html': 'old' }, async (root) => {
    // No process has this number: Linux ends at 4,194,304.
    await mkdir(path.join(root, 'dist.tmp-99999999'));
    await mkdir(path.join(root, `dist.tmp-${process.ppid}`));
    const output = await createOutputFolder(path.join(root, 'dist'));
    await output.discard();
    expect((await readdir(root)).sort()).toEqual(['dist', `dist.tmp-${process.ppid}`]);
  }));

test('an output that a killed build had renamed comes back', () =>
  withFiles({ 'dist/a.html': 'old' }, async (root) => {
    const dist = path.join(root, 'dist');
    await rename(dist, `${dist}.old`);
    await recoverOutput(dist);
    expect(await read(root)).toBe('old');
    expect(await readdir(root)).toEqual(['dist']);
  }));

test('an old output is dropped when the new one was already in place', () =>
  withFiles({ 'dist/a.html': 'new' }, async (root) => {
    await mkdir(path.join(root, 'dist.old'));
    await writeFile(path.join(root, 'dist.old/a.html'), 'old');
    await recoverOutput(path.join(root, 'dist'));
    expect(await read(root)).toBe('new');
    expect(await readdir(root)).toEqual(['dist']);
  }));

test('a build that is about to swap is not disturbed', () =>
  withFiles({ 'dist.old/a.html': 'old' }, async (root) => {
    await mkdir(path.join(root, `dist.tmp-${process.ppid}`));
    await recoverOutput(path.join(root, 'dist'));
    expect((await readdir(root)).sort()).toEqual(['dist.old', `dist.tmp-${process.ppid}`]);
  }));

describe('an output is read whole', () => {
  const readA = (root: string, meanwhile = async () => {}) =>
    readOutput(path.join(root, 'dist'), async (folder) => {
      const first = await readFile(path.join(folder, 'a.html'), 'utf8');
      await meanwhile();
      return [first, await readFile(path.join(folder, 'b.html'), 'utf8')];
    });
  const files = { 'dist/a.html': 'old', 'dist/b.html': 'old' };

  /** Swaps in another output, once. */
  function swapOnce(root: string, names = ['a.html', 'b.html']) {
    let isDone = false;
    return async () => {
      if (isDone) return;
      isDone = true;
      const output = await createOutputFolder(path.join(root, 'dist'));
      for (const name of names) output.write(name, 'new');
      await output.commit();
    };
  }

  test('when another is swapped in meanwhile', () =>
    withFiles(files, async (root) => {
      expect(await readA(root, swapOnce(root))).toEqual(['new', 'new']);
    }));

  test('when files that were there are gone', () =>
    withFiles({ ...files, 'dist/gone.html': 'old' }, async (root) => {
      const swap = swapOnce(root);
      const read = readOutput(path.join(root, 'dist'), async (folder) => {
        await swap();
        return readFile(path.join(folder, 'gone.html'), 'utf8');
      });
      await expect(read).rejects.toThrow('ENOENT');
    }));

  test('between the two renames of a build that runs', () =>
    withFiles({ 'dist.old/a.html': 'old', 'dist.old/b.html': 'old' }, async (root) => {
      const unfinished = path.join(root, `dist.tmp-${process.ppid}`);
      await mkdir(unfinished);
      await writeFile(path.join(unfinished, 'a.html'), 'new');
      await writeFile(path.join(unfinished, 'b.html'), 'new');
      expect(await readA(root)).toEqual(['old', 'old']);
      let isDone = false;
      const finish = async () => {
        if (!isDone) await rename(unfinished, path.join(root, 'dist'));
        isDone = true;
      };
      expect(await readA(root, finish)).toEqual(['new', 'new']);
    }));

  test('after a build was killed between the two', () =>
    withFiles({ 'dist.old/a.html': 'old', 'dist.old/b.html': 'old' }, async (root) => {
      await mkdir(path.join(root, 'dist.tmp-99999999'));
      expect(await readA(root)).toEqual(['old', 'old']);
      expect(await read(root)).toBe('old');
    }));
});

test('without an output, what was wanted is named', () =>
  withFiles({}, async (root) => {
    expect(await readOutput(path.join(root, 'dist'), async (folder) => folder)).toBe(
      path.join(root, 'dist'),
    );
  }));

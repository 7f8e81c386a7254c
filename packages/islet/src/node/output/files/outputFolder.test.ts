import {
  chmod,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { createOutputFolder, writeOutputFile } from './outputFolder.ts';
import { readOutput } from './readOutput.ts';
import { recoverOutput } from './recoverOutput.ts';

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

test('a file is copied: changes in the output never affect the source', () =>
  withFiles({ 'logo.svg': 'svg' }, async (root) => {
    const output = await createOutputFolder(path.join(root, 'dist'));
    await output.add(path.join(root, 'logo.svg'), 'assets/logo.svg');
    await output.commit();
    await writeFile(path.join(root, 'dist/assets/logo.svg'), 'smaller');
    expect(await readFile(path.join(root, 'logo.svg'), 'utf8')).toBe('svg');
  }));

// Everything is open to an administrator, and on Windows permissions are something else.
test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'an output that this user may not remove is left alone from the start, and one that it may not read is named',
  () =>
    withFiles({ 'dist/of/another.html': 'old' }, async (root) => {
      const of = path.join(root, 'dist/of');
      await chmod(of, 0o555);
      await expect(createOutputFolder(path.join(root, 'dist'))).rejects.toMatchObject({
        code: 'EACCES',
        path: of,
      });
      expect(await readdir(root)).toEqual(['dist']);
      await chmod(of, 0o755);
      await chmod(path.join(root, 'dist'), 0o000);
      const reading = readOutput(path.join(root, 'dist'), async () => 'read');
      await expect(reading).rejects.toMatchObject({ code: 'EACCES' });
      await chmod(path.join(root, 'dist'), 0o755);
    }),
);

test('a failed build leaves the old output and no trace', () =>
  withFiles({ 'dist/a.html': 'old' }, async (root) => {
    const output = await createOutputFolder(path.join(root, 'dist'));
    await output.write('a.html', 'new');
    await output.discard();
    expect(await read(root)).toBe('old');
    expect(await readdir(root)).toEqual(['dist']);
  }));

// There, not even the superuser creates a folder.
test.runIf(process.platform === 'linux')(
  'the error names the folder that cannot be written',
  async () => {
    await expect(createOutputFolder('/proc/dist')).rejects.toMatchObject({ path: '/proc' });
  },
);

test('an output that cannot replace the old one leaves it there', () =>
  withFiles({ 'dist/a.html': 'old' }, async (root) => {
    const output = await createOutputFolder(path.join(root, 'dist'));
    await rm(output.path, { recursive: true });
    await expect(output.commit()).rejects.toThrow('ENOENT');
    expect(await read(root)).toBe('old');
    expect(await readdir(root)).toEqual(['dist']);
  }));

describe('with a ledger', () => {
  /** Writes an output with one page and one data file, reusing the last one. */
  async function build(root: string, key: string, content = key) {
    const ledger = path.join(root, 'kept/output.json');
    const output = await createOutputFolder(path.join(root, 'dist'), ledger);
    const isKept = output.keep(['deep/a.html'], key);
    if (!isKept) writeOutputFile(output.path, 'deep/a.html', content);
    output.write('b.json', 'same');
    await output.commit();
    return isKept;
  }
  const inode = async (root: string, file: string): Promise<number> =>
    (await stat(path.join(root, 'dist', file))).ino;
  const readPage = (root: string) => readFile(path.join(root, 'dist/deep/a.html'), 'utf8');

  test('an output that would be the same stays, with its folder', () =>
    withFiles({}, async (root) => {
      expect(await build(root, '1')).toBe(false);
      const before = await inode(root, '.');
      expect(await build(root, '1')).toBe(true);
      expect(await inode(root, '.')).toBe(before);
      expect((await readdir(root)).sort()).toEqual(['dist', 'kept']);
    }));

  test('a file that would be the same stays, another is written', () =>
    withFiles({}, async (root) => {
      await build(root, '1');
      const before = await inode(root, 'b.json');
      expect(await build(root, '2')).toBe(false);
      expect(await readPage(root)).toBe('2');
      expect(await inode(root, 'b.json')).toBe(before);
      expect(await build(root, '2')).toBe(true);
    }));

  test('a file that is not requested again is removed', () =>
    withFiles({}, async (root) => {
      await build(root, '1');
      await writeFile(path.join(root, 'dist/added.html'), '');
      expect(await build(root, '1')).toBe(true);
      expect((await readdir(path.join(root, 'dist'))).sort()).toEqual(['b.json', 'deep']);
      expect(await readPage(root)).toBe('1');
    }));

  test.each([
    ['edited', (file: string) => writeFile(file, 'another')],
    ['edited without a change of its length', (file: string) => writeFile(file, '0')],
    ['removed', (file: string) => rm(file)],
    ['replaced by a folder', (file: string) => rm(file).then(() => mkdir(file))],
  ])('a file that was %s is written again', (_, change) =>
    withFiles({}, async (root) => {
      await build(root, '1');
      const file = path.join(root, 'dist/deep/a.html');
      await utimes(file, 1, 1);
      await build(root, '1');
      await change(file);
      expect(await build(root, '1')).toBe(false);
      expect(await readPage(root)).toBe('1');
    }),
  );

  test('a damaged ledger counts as none', () =>
    withFiles({}, async (root) => {
      await build(root, '1');
      const ledger = path.join(root, 'kept/output.json');
      await writeFile(ledger, (await readFile(ledger, 'utf8')).replace('a.html', 'c.html'));
      expect(await build(root, '1')).toBe(false);
      expect(await build(root, '1')).toBe(true);
    }));

  test('the latest key of a file counts, whatever its earlier ones were', () =>
    withFiles({ 'logo.svg': 'svg' }, async (root) => {
      const twice = async () => {
        const ledger = path.join(root, 'kept/output.json');
        const output = await createOutputFolder(path.join(root, 'dist'), ledger);
        await output.add(path.join(root, 'logo.svg'), 'logo.svg');
        output.write('logo.svg', 'own');
        await output.commit();
        return readFile(path.join(root, 'dist/logo.svg'), 'utf8');
      };
      expect(await twice()).toBe('own');
      expect(await twice()).toBe('own');
    }));
});

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

test('without an output, the requested folder is named', () =>
  withFiles({}, async (root) => {
    expect(await readOutput(path.join(root, 'dist'), async (folder) => folder)).toBe(
      path.join(root, 'dist'),
    );
  }));

test('sizes are those of all files, also of those that are still in the old output', () =>
  withFiles({}, async (root) => {
    const ledger = path.join(root, 'ledger.json');
    const open = () => createOutputFolder(path.join(root, 'dist'), ledger);
    const first = await open();
    for (const file of ['a.html', 'deep/b.html']) first.write(file, 'same');
    await first.commit();
    const second = await open();
    second.write('a.html', 'same');
    second.write('deep/b.html', 'other');
    expect([...second.kept]).toEqual(['a.html']);
    expect(Object.fromEntries(second.sizes())).toEqual({ 'a.html': 4, 'deep/b.html': 5 });
    await second.discard();
  }));

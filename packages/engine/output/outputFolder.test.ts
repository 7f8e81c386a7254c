import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../content/testing.ts';
import { createOutputFolder, recoverOutput } from './outputFolder.ts';

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

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createOutputFolder, writeOutputFile } from '../../output/files/outputFolder.ts';
import { withFiles } from '../../page/record/testing.ts';
import { joinTexts } from './writeLlmsFiles.ts';

/** Builds an output of pages, whose keys are their texts, and joins them; returns the file and which pages it read. */
async function build(root: string, pages: Record<string, string>) {
  const target = path.join(root, 'dist');
  const output = await createOutputFolder(target, path.join(root, 'output.json'));
  const read: string[] = [];
  const texts = Object.entries(pages).map(([name, key]) => ({ routePath: `/${name}`, key }));
  for (const [name, text] of Object.entries(pages)) {
    if (!output.keep([`${name}.md`], text)) writeOutputFile(output.path, `${name}.md`, text);
  }
  const key = texts.map((text) => text.key).join();
  if (!output.keep(['full.txt'], key)) {
    const noteOf = (name: string): string => path.join(root, name);
    const recording = {
      ...output,
      read(file: string) {
        read.push(file);
        return output.read(file);
      },
    };
    joinTexts('full.txt', { key, texts }, { output: recording, noteOf });
  }
  await output.commit();
  return { full: await readFile(path.join(target, 'full.txt'), 'utf8'), read };
}

test('only the texts of pages that have changed are read', () =>
  withFiles({}, async (root) => {
    const pages = { a: 'Über A', b: '', c: 'C\n' };
    expect(await build(root, pages)).toEqual({
      full: 'Über A\n\nC\n',
      read: ['a.md', 'b.md', 'c.md'],
    });
    expect(await build(root, { ...pages, b: '文档' })).toEqual({
      full: 'Über A\n文档\nC\n',
      read: ['b.md'],
    });
    expect(await build(root, { c: 'C\n', b: '文档' })).toEqual({ full: 'C\n\n文档', read: [] });
  }));

test('nothing is copied from a file that someone has changed', () =>
  withFiles({}, async (root) => {
    await build(root, { a: 'A', b: 'B' });
    await writeFile(path.join(root, 'dist/full.txt'), 'something else');
    expect(await build(root, { a: 'A', b: 'C' })).toEqual({ full: 'A\nC', read: ['a.md', 'b.md'] });
  }));

test('a file that no program could read at once is not written', () =>
  withFiles({}, async (root) => {
    const most = { a: 'a'.repeat(3_000_000), b: 'b'.repeat(1_000_000) };
    expect((await build(root, most)).full).toHaveLength(4_000_001);
    await expect(build(root, { ...most, c: 'c' })).rejects.toThrow('ENOENT');
  }));

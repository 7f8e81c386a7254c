import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { relativePath } from '../../support/files/relativePath.ts';
import { compilePage } from '../record/compilePage.ts';
import { testContext, withFiles } from '../record/testing.ts';
import { createFileReader, hashFiles } from './fileReader.ts';

const source = `import Part from './_part.mdx'
import Demo from './Demo.tsx'

<Part /> <Demo />

![a](./a.svg) ![b](/b.svg) ![gone](./gone.png)

\`\`\`js file="./quoted.js"
\`\`\`
`;
const files = {
  'docs/en/page.mdx': source,
  'docs/en/_part.mdx': '![c](./c.svg)',
  'docs/en/Demo.tsx': '',
  'docs/en/a.svg': '<svg/>',
  'docs/en/c.svg': '<svg/>',
  'docs/en/quoted.js': 'let a;',
  'public/b.svg': '<svg/>',
};

test('the hash of a record is that of its dependencies, and changes with each of them', () =>
  withFiles(files, async (root) => {
    const roots = testContext(root);
    const filePath = 'docs/en/page.mdx';
    const page = { filePath, pagePath: 'page', routePath: '/page', lang: 'en', version: '' };
    const { sourceHash, dependencies } = await compilePage(page, testContext(root));
    const names = dependencies.map((file) => relativePath(root, file));
    expect(names.sort()).toEqual([...Object.keys(files), 'docs/en/gone.png'].sort());
    expect(hashFiles(roots, dependencies)).toBe(sourceHash);

    for (const file of dependencies) {
      const name = relativePath(root, file) as keyof typeof files;
      await writeFile(file, 'changed');
      expect(hashFiles(roots, dependencies), name).not.toBe(sourceHash);
      if (files[name] === undefined) await rm(file);
      else await writeFile(file, files[name]);
    }
    expect(hashFiles(roots, dependencies.toReversed())).toBe(sourceHash);
  }));

test('reports why a file is not read, and reads none outside the repository', () =>
  withFiles({ 'repo/site/a.md': 'a', 'repo/b.md': 'b', 'c.md': 'c' }, async (root) => {
    const at = (...names: string[]): string => path.join(root, 'repo', ...names);
    await symlink('../b.md', at('site/inside.md'));
    await symlink('../../c.md', at('site/outside.md'));
    await symlink('..', at('up'));
    await symlink('gone.md', at('dangling.md'));
    await symlink('loop.md', at('loop.md'));
    const reader = createFileReader({ ...testContext(at('site')), repoRoot: at() });
    const read = (file: string) => reader.read(file)?.toString() ?? reader.faultOf(file)?.reason;
    const outside = 'is outside the repository';
    expect([at('site/a.md'), at('site/inside.md')].map(read)).toEqual(['a', 'b']);
    expect(reader.faultOf(at('site/a.md'))).toBeNull();
    expect(
      [at('../c.md'), at('site/outside.md'), at('up/c.md'), at('..gone'), '/etc/passwd'].map(read),
    ).toEqual([outside, outside, outside, 'is hidden, and pages show no hidden files', outside]);
    expect(read(at('site'))).toBe('is a folder');
    expect(read(at('dangling.md'))).toBe('does not exist');
    expect(read(at('loop.md'))).toBe('is a link that leads back to itself');
    expect(read(at('b.md/c.md'))).toBe('is below a file, which is not a folder');
    expect(read(at('x'.repeat(300)))).toBe('has a path that is too long');
    expect(read(at('a\0b.md'))).toBe('has a NUL character in its path');
    expect(reader.files()).not.toContain(at('a\0b.md'));
  }));

test('a repository that is reached through a link is read too', () =>
  withFiles({ 'real/a.md': 'a' }, async (root) => {
    const repoRoot = path.join(root, 'link');
    await symlink('real', repoRoot);
    const reader = createFileReader(testContext(repoRoot));
    expect(reader.read(path.join(repoRoot, 'a.md'))?.toString()).toBe('a');
    expect(reader.read(path.join(root, 'real', 'a.md'))?.toString()).toBe('a');
  }));

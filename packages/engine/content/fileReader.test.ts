import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compilePage } from './compilePage.ts';
import { hashFiles } from './fileReader.ts';
import { testContext, withFiles } from './testing.ts';

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
    const filePath = 'docs/en/page.mdx';
    const page = { filePath, pagePath: 'page', routePath: '/page', lang: 'en', version: '' };
    const { sourceHash, dependencies } = await compilePage(page, testContext(root));
    const names = dependencies.map((file) => path.relative(root, file).split(path.sep).join('/'));
    expect(names.sort()).toEqual([...Object.keys(files), 'docs/en/gone.png'].sort());
    expect(hashFiles(root, dependencies)).toBe(sourceHash);

    for (const file of dependencies) {
      const name = path.relative(root, file).split(path.sep).join('/') as keyof typeof files;
      await writeFile(file, 'changed');
      expect(hashFiles(root, dependencies), name).not.toBe(sourceHash);
      if (files[name] === undefined) await rm(file);
      else await writeFile(file, files[name]);
    }
    expect(hashFiles(root, dependencies.toReversed())).toBe(sourceHash);
  }));

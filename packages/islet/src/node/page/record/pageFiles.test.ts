// Records of pages that quote, show or import other files.
import { expect, test } from 'vitest';
import { compileText } from './testing.ts';

test('quotes a file, or a region of it, instead of a copy', async () => {
  const files = { 'examples/a.ts': '// #region x\nlet a;\n// #endregion\n', 'docs/en/b.js': 'b' };
  const record = await compileText(
    '```text file="examples/a.ts#x"\n```\n\n```text file="./b.js"\n```',
    { files },
  );
  expect(record.sections[0]?.code).toBe('let a;\nb');
  expect(record.dependencies.map((file) => file.split(/[\\/]/).pop())).toEqual([
    'page.mdx',
    'a.ts',
    'b.js',
  ]);
});

test('shows how a file differs from another one', async () => {
  const files = { 'old/a.js': 'a\nb\nc\n', 'new/a.js': 'a\nx\nc\n' };
  const record = await compileText('```diff file="new/a.js" before="old/a.js"\n```', { files });
  expect(record.problems).toEqual([]);
  expect(record.sections[0]?.code).toBe('a\n- b\n+ x\n  c');
  expect(record.body.join('')).toContain('class="token deleted-sign deleted"');
  expect(record.dependencies.map((file) => file.split(/[\\/]/).slice(-2).join('/'))).toEqual(
    expect.arrayContaining(['old/a.js', 'new/a.js']),
  );
});

test('images get their size and a hashed name, public files keep theirs', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
  const record = await compileText('![A](./a.svg) ![B](/b.svg) [file](./c.zip)', {
    files: { 'docs/en/a.svg': svg, 'public/b.svg': svg, 'docs/en/c.zip': 'zip' },
  });
  expect(record.body.join('').replace(/\.[\da-f]{8}\./g, '.HASH.')).toBe(
    '<p><img src="/base/hashed/a.HASH.svg" alt="A" loading="lazy" decoding="async" width="30" height="20"> ' +
      '<img src="/base/b.svg" alt="B" loading="lazy" decoding="async" width="30" height="20"> ' +
      '<a href="/base/hashed/c.HASH.zip">file</a></p>',
  );
  expect(record.assets).toHaveLength(2);
});

test.each([
  ['md', 'a better source of an image in HTML'],
  ['mdx', 'and in JSX'],
])('publishes in %s %s', async (extension) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
  const record = await compileText('<img src="./a.svg" alt="A" data-zoom-src="./b.svg" />', {
    files: { 'docs/en/a.svg': svg, 'docs/en/b.svg': svg.replace('30', '300') },
    extension,
  });
  expect(record.body.join('').replace(/\.[\da-f]{8}\./g, '.HASH.')).toContain(
    'src="/base/hashed/a.HASH.svg" alt="A" data-zoom-src="/base/hashed/b.HASH.svg"',
  );
  expect(record.body.join('')).toContain('width="30"');
  expect(record.assets).toHaveLength(2);
});

test('reports a better source that is missing', async () => {
  const record = await compileText('<img src="/a.svg" data-zoom-src="./b.svg" />', {
    files: { 'public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  });
  expect(record.problems.map(({ message }) => message)).toEqual([
    'The image `./b.svg` does not exist.',
  ]);
});

test('fragments have their own imports, and links that start from their folder', async () => {
  const record = await compileText("import Part from '../_part.mdx'\n\n# Page\n\n<Part />", {
    files: {
      'docs/_part.mdx': "import { x } from './x.ts'\n\n# Gone\n\nPart {x} [l](./en/a.md)",
      'docs/x.ts': 'export const x = 1;',
    },
  });
  expect(record.body.join('')).toBe(
    '<h1 id="page">Page</h1>\n\n<p>Part 0 <a href="→/a.md">l</a></p>',
  );
  expect(record.imports.map(({ module, imported }) => `${module} ${imported}`)).toEqual([
    'docs/x.ts x',
  ]);
});

test('a link in a fragment may start from a folder whose name has signs of URLs', async () => {
  const record = await compileText("import Part from '../a#b/_part.mdx'\n\n# Page\n\n<Part />", {
    files: { 'docs/a#b/_part.mdx': '[l](./c%20d.md#e)' },
  });
  expect(record.body.join('')).toContain('<a href="→/../a%23b/c%20d.md#e">');
});

test('footnotes of a page, its fragments and theirs have ids of their own, and so do their headings', async () => {
  const record = await compileText(
    "import A from './a.md'\nimport B from './b.mdx'\n\n[^1] <A />\n\n<A />\n\n<B />\n\n[^1]: P",
    {
      files: {
        'docs/en/a.md': 'A[^1] <b>A</b>[^1]\n\n[^1]: A',
        'docs/en/b.mdx': "import A from './a.md'\n\nB[^1]\n\n<A />\n\n[^1]: B",
      },
    },
  );
  const html = record.body.join('');
  const idsAt = (place: RegExp): string[] => [...html.matchAll(place)].map(([, id = '']) => id);
  const ids = idsAt(/ id="([^"]+)"/g);
  expect(html.match(/<h2 /g)).toHaveLength(5);
  expect([...new Set(ids)]).toEqual(ids);
  for (const place of [/ href="→#([^"]+)"/g, / aria-describedby="([^"]+)"/g]) {
    expect(idsAt(place).filter((id) => !ids.includes(id))).toEqual([]);
  }
  // Each note leads back to the references in its own file.
  expect(html.match(/<sup><a href="→#(.*?fn)-1" id="\1ref-1(?:-2)?"/g)).toHaveLength(8);
  expect(record.toc).toEqual([]);
});

test('a module may be imported without its extension', async () => {
  const record = await compileText("import A from './A'\n\n<A />", {
    files: { 'docs/en/A.tsx': '', 'docs/en/A.js': '' },
  });
  expect(record.imports.map(({ module }) => module)).toEqual(['docs/en/A.tsx']);
  expect(record.problems).toEqual([]);
});

test('fragments that include each other twice end after a number of files', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `_f${index}.mdx`);
  const files = Object.fromEntries(
    names.map((name, index) => {
      const next = names[index + 1];
      return [`docs/en/${name}`, next ? `import F from './${next}'\n\n<F />\n\n<F />` : 'end'];
    }),
  );
  const { problems } = await compileText("import F from './_f0.mdx'\n\n<F />", { files });
  expect(problems.map(({ message }) => message)).toEqual([
    'This page includes more than 500 fragments, those of its fragments counted each time.',
  ]);
});

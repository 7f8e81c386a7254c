import { expect, test } from 'vitest';
import { compileText, problemLines } from './testing.ts';

test('hidden files are not read, apart from those in `.well-known` and those that the config lists', async () => {
  const source = `import E from '../../.notes/e.md'

[a](./.env) ![b](/.hidden/b.svg) [c](/.well-known/c.txt) [d](../.git/config.txt)

\`\`\`text file="docs/../.env"
\`\`\`

\`\`\`diff file="a.txt" before=".git/HEAD"
\`\`\`

\`\`\`text file="examples/kit/.config/main.ts"
\`\`\`

<E />
`;
  const files = {
    'docs/en/.env': 'SECRET=1',
    'public/.hidden/b.svg': '<svg/>',
    'public/.well-known/c.txt': 'c',
    'docs/.git/config.txt': '',
    '.env': 'SECRET=2',
    'a.txt': 'a',
    '.git/HEAD': 'SECRET=3',
    '.notes/e.md': 'SECRET=4',
    'examples/kit/.config/main.ts': 'shown',
  };
  const record = await compileText(source, { files });
  const reason = 'is hidden, and pages show no hidden files.';
  expect(problemLines(record).map((line) => line.replace(' docs/en/page.mdx:', ' '))).toEqual([
    `error 5:1 The code fence quotes \`docs/../.env\`, which ${reason}`,
    `error 8:1 The code fence quotes \`.git/HEAD\`, which ${reason}`,
    `error 3:1 The link \`./.env\` leads to a file that ${reason}`,
    `error 3:13 The image \`/.hidden/b.svg\` ${reason}`,
    `error 3:58 The link \`../.git/config.txt\` leads to a file that ${reason}`,
    `error 14:1 \`.notes/e.md\` ${reason}`,
  ]);
  expect(record.assets).toEqual([]);
  const html = record.body.join('');
  expect(html).toContain('href="/base/.well-known/c.txt"');
  expect(html).toContain('shown');
  expect(JSON.stringify(record)).not.toContain('SECRET');
});

test.each([
  ['in UTF-16', Buffer.from('\uFEFFtext', 'utf16le'), 'is encoded in UTF-16.', 1, true],
  ['in Latin-1', Buffer.from('One\n\nd\xe9j\xe0 vu', 'latin1'), 'is not encoded in UTF-8', 3, true],
  ['too large', Buffer.alloc(5_000_001, 'a\n'), 'has 5.1 MB, more than the 5 MB', 1, false],
] as const)(
  'a page, a fragment, an imported text and a quoted file that are %s are reported',
  async (_, bytes, reason, line, isOfFile) => {
    const files = { 'docs/en/_a.mdx': bytes, 'b.txt': bytes, 'docs/en/c.txt': bytes };
    const source =
      'import A from "./_a.mdx"\nimport c from "./c.txt?raw"\n\n<A />{c}\n\n```text file="b.txt"\n```';
    const record = await compileText(source, { files });
    for (const [index, start] of [
      'error docs/en/page.mdx:2:1 The import `./c.txt?raw` ',
      'error docs/en/page.mdx:6:1 The code fence quotes `b.txt`, which ',
      `error docs/en/${isOfFile ? `_a.mdx:${line}` : 'page.mdx:4'}:1 \`docs/en/_a.mdx\` `,
    ].entries()) {
      expect(problemLines(record)[index]).toContain(start + reason);
    }
    const page = await compileText(bytes);
    expect(problemLines(page)).toEqual([
      expect.stringContaining(`error docs/en/page.mdx:${line}:1 \`docs/en/page.mdx\` ${reason}`),
    ]);
    expect(page.isWhole).toBe(false);
  },
);

test('what cannot be read says where the repository starts, and why there', async () => {
  const { problems } = await compileText('```ts file="a.ts"\n```\n\n```ts file="/etc/a.ts"\n```');
  const root = /`\/\S+`, the root of the repository because a test says so/;
  expect(problems.map(({ fix }) => fix.replace(root, 'ROOT'))).toEqual([
    'Write the path from this page with `./`, or from ROOT.',
    'Copy it into ROOT, and name it there.',
  ]);
});

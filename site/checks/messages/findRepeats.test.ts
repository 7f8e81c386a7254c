import { createMarkdownParser } from 'islet/tools';
import { parseMarkdown } from 'islet-prove';
import { expect, test } from 'vitest';
import { findRepeats, listMessageHeadings, type MessageHeading } from './findRepeats.ts';

async function listHeadings(file: string, headings: string[]): Promise<MessageHeading[]> {
  const text = headings.map((heading) => `## ${heading}\n`).join('');
  return listMessageHeadings(await parseMarkdown(text, file, createMarkdownParser([])));
}

const index = ['`React is not defined`', '`Duplicate entry … from … and …`', '`dts`', 'Watch mode'];

const cases = [
  { heading: '`React is not defined`', repeats: 'index.mdx:1' },
  { heading: '`Duplicate entry`', repeats: 'index.mdx:2' },
  { heading: '`Unused`, `React is not defined` {#react}', repeats: 'index.mdx:1' },
  { heading: '`React is not defined` in a test' },
  { heading: 'React is not defined' },
  { heading: 'Watch mode' },
  { heading: '`dts.bundle`' },
];

for (const { heading, repeats } of cases) {
  test(`says ${repeats ? 'where else it is' : 'nothing'} about: ${heading}`, async () => {
    const found = findRepeats(
      await listHeadings('page.mdx', [heading]),
      await listHeadings('index.mdx', index),
    );
    expect(found.map(({ message, file, line }) => [message, file, line])).toEqual(
      repeats
        ? [[expect.stringContaining(`is explained in ${repeats} already.`), 'page.mdx', 1]]
        : [],
    );
  });
}

import { createMarkdownParser } from 'islet/tools';
import { parseMarkdown } from 'islet-prove';
import { expect, test } from 'vitest';
import { findRepeats, listMessageHeadings } from './findRepeats.ts';

const shown = ['React is not defined', 'Duplicate entry … from … and …', 'dts'].map((text) => ({
  text,
  line: 1,
}));

const cases = [
  { heading: '`React is not defined`', repeats: ['React is not defined'] },
  { heading: '`Duplicate entry`', repeats: ['Duplicate entry'] },
  { heading: '`Unused`, `React is not defined` {#react}', repeats: ['React is not defined'] },
  { heading: '`React is not defined` in a test', repeats: [] },
  { heading: 'React is not defined', repeats: [] },
  { heading: '`dts.bundle`', repeats: [] },
];

for (const { heading, repeats } of cases) {
  test(`finds ${repeats.length} repeats in: ${heading}`, async () => {
    const page = await parseMarkdown(
      `# Page\n\n## ${heading}\n`,
      'page.mdx',
      createMarkdownParser([]),
    );
    expect(findRepeats(listMessageHeadings(page), shown)).toEqual(
      repeats.map((text) =>
        expect.objectContaining({
          message: `“${text}” is explained among the errors already.`,
          file: 'page.mdx',
          line: 3,
        }),
      ),
    );
  });
}

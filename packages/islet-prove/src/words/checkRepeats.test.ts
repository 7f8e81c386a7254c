import { expect, test } from 'vitest';
import { checkRepeats } from './checkRepeats.ts';
import { blocksOf } from './testing.ts';

const long = 'One two three four five six seven `eight`.';

test.each([
  [
    'a sentence in any case and with any marks',
    `${long}\n\nOther. ONE two, three four *five* six seven eight!`,
    [3],
  ],
  [
    'sentences with different code are different',
    `${long}\n\n${long.replace('eight', 'nine')}`,
    [],
  ],
  ['seven words may repeat', 'One two three four five six seven.\n\n'.repeat(2), []],
  [
    'cells, headings and fragments may repeat too',
    `# ${long}\n\n${long}\n\n| ${long} |\n| --- |\n| ${long} |\n\n- ${long.slice(0, -1)}`,
    [],
  ],
])('%s', async (_, source, lines) => {
  const problems = checkRepeats(await blocksOf(source));
  expect(problems.map(({ line }) => line)).toEqual(lines);
});

test('the first occurrence is reported, and other files may repeat it', async () => {
  const blocks = [
    ...(await blocksOf(`\n${long}`, 'a.mdx')),
    ...(await blocksOf(`${long}\n\nOther.\n\n${long}`, 'b.mdx')),
  ];
  expect(checkRepeats(blocks)).toMatchObject([
    {
      file: 'b.mdx',
      line: 5,
      message: 'Line 1 says the same: “One two three four five six seven eight.”',
    },
  ]);
});

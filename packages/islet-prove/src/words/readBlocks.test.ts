import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blank, placeIn } from './block.ts';
import { blocksOf } from './testing.ts';

const page = `---
title: A title
description: "What it is: a page."
sidebar: false
---

import { Card } from './Card.tsx';

# A heading {#id}

Prose with \`code\`, *stress*, a [link](./a.mdx) and https://example.com/
on two lines. {1 + 1}

:::tip A label
- A list
:::

| Head |
| --- |
| Cell |

<Card title="A card" href="/x" alt="A picture">
  Inside <kbd>Ctrl</kbd>
</Card>

<FileTree>
- src/
  - a.ts
</FileTree>

![A photo](./a.png)

\`\`\`ts
const code = 1;
\`\`\`
`;

test('the texts of a page are read in order, with code and URLs blanked', async () => {
  const blocks = await blocksOf(page);
  const lines = blocks.map(
    (block) =>
      `${placeIn(block, 0).line} ${block.kind}: ${block.words.replace(new RegExp(`${blank}+`, 'g'), '…')}`,
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "2 label: A title
    3 description: What it is: a page.
    9 heading: A heading
    11 prose: Prose with …, stress, a link and … on two lines. 
    14 label: A label
    15 prose: A list
    18 cell: Head
    20 cell: Cell
    22 label: A card
    22 alt: A picture
    23 prose: Inside …
    31 alt: A photo"
  `);
});

test('positions are those of the words in the file', async () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/);
  const line = fc.array(word, { minLength: 1, maxLength: 5 });
  const lines = fc.array(line, { minLength: 1, maxLength: 4 });
  const start = fc.constantFrom('', '> ', '- ', '1. ');
  await fc.assert(
    fc.asyncProperty(lines, start, async (texts, first) => {
      const indent = first === '> ' ? first : ' '.repeat(first.length);
      const source = texts
        .map((words, i) => (i === 0 ? first : indent) + words.join(' '))
        .join('\n');
      const [block] = await blocksOf(source);
      expect(block?.text).toBe(texts.flat().join(' '));
      for (const { 0: found, index } of block?.text.matchAll(/\w+/g) ?? []) {
        const { line, column } = placeIn(block ?? expect.fail(), index);
        expect(source.split('\n')[line - 1]?.slice(column - 1)).toMatch(new RegExp(`^${found}\\b`));
      }
    }),
  );
});

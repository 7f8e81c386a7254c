import { expect, test } from 'vitest';
import { parseAnsi } from './parseAnsi.ts';

const start = '\u001b';

test.each([
  ['plain text', 'a\nb', [{ text: 'a\nb', looks: [] }]],
  [
    'a color that ends',
    `${start}[32mready${start}[39m in 1 s`,
    [
      { text: 'ready', looks: ['green'] },
      { text: ' in 1 s', looks: [] },
    ],
  ],
  ['looks that add up', `${start}[1m${start}[36minfo`, [{ text: 'info', looks: ['bold', 'cyan'] }]],
  [
    'several codes at once',
    `${start}[1;31;4merror`,
    [{ text: 'error', looks: ['bold', 'red', 'underline'] }],
  ],
  [
    'a bright color',
    `${start}[90mdim${start}[0m.`,
    [
      { text: 'dim', looks: ['gray'] },
      { text: '.', looks: [] },
    ],
  ],
  [
    'a color of 24 bits, which another one replaces',
    `${start}[38;2;1;2;3mR${start}[31ms`,
    [
      { text: 'R', looks: [], color: 'rgb(1 2 3)' },
      { text: 's', looks: ['red'] },
    ],
  ],
  ['a color of the palette', `${start}[38;5;1mx`, [{ text: 'x', looks: ['red'] }]],
  [
    'what moves the cursor, left out',
    `a${start}[2K${start}[1Gb`,
    [
      { text: 'a', looks: [] },
      { text: 'b', looks: [] },
    ],
  ],
  [
    'a link, left out',
    `${start}]8;;https://a.example${start}\\text`,
    [{ text: 'text', looks: [] }],
  ],
  [
    'a background, left out',
    `${start}[48;2;1;2;3mx${start}[44my`,
    [
      { text: 'x', looks: [] },
      { text: 'y', looks: [] },
    ],
  ],
])('%s', (_, text, expected) => {
  expect(parseAnsi(text)).toEqual(expected);
});

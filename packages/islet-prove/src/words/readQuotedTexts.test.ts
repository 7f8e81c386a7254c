import { expect, test } from 'vitest';
import { placeIn } from './block.ts';
import { readQuotedTexts } from './readQuotedTexts.ts';

test.each([
  [
    'a.tsx',
    '<Diagram\n  description="What it shows"\n  data-alt="x"\n  alt={a}\n/>',
    ['2:16 alt What it shows'],
  ],
  [
    '_nav.json',
    '[{ "text": "Guide", "link": "/" },\n{ "label" : "x", "label": "API" }]',
    ['1:13 label Guide', '2:28 label API'],
  ],
  ['a.css', 'content: "text"', []],
])('%s', (file, source, texts) => {
  const found = readQuotedTexts(file, source).map((block) => {
    const { line, column } = placeIn(block, 0);
    return `${line}:${column} ${block.kind} ${block.text}`;
  });
  expect(found).toEqual(texts);
});

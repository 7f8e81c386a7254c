import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMarkdownParser } from './markdownParser.ts';

const words = ['a', '*b*', 'http', '://x.y', 'https://', 'www.', 'x.y', '@', '-', '_', '<', '>'];

test('finds a bare address wherever GFM does, though it mostly does not look', async () => {
  const parser = createMarkdownParser([]);
  const text = fc
    .array(fc.constantFrom(...words, ' ', ' ', '\n', '(', ')'))
    .map((all) => all.join(''));
  await fc.assert(
    fc.asyncProperty(text, async (source) => {
      const tree = await parser.parse(source, false);
      // If there is an address anywhere, the parser looks everywhere.
      const whole = await parser.parse(`${source}\n\nhttps://example.com`, false);
      expect(tree.children).toEqual(whole.children.slice(0, -1));
    }),
  );
});

test.each([
  ['~~a~~', 'delete'],
  ['[^1]\n\n[^1]: a', 'footnoteReference'],
  ['https://a.b', 'link'],
  ['a@b.co', 'link'],
  ['www.a.b', 'link'],
])('%s', async (source, type) => {
  const tree = await createMarkdownParser([]).parse(source, true);
  expect(JSON.stringify(tree)).toContain(`"type":"${type}"`);
});

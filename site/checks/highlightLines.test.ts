import { expect, test } from 'vitest';
import { highlightLines } from './highlightLines.ts';

test('returns the HTML of each highlighted line once', async () => {
  const html = await highlightLines([
    { text: 'const a = 1 < 2;\nplain\nconst b;', language: 'js' },
    { text: 'const b;\ntype C = 1;', language: 'ts' },
    { text: 'const d;', language: 'text' },
  ]);
  expect(html).toMatchInlineSnapshot(`
    {
      "const a = 1 < 2;": "<span class="token keyword">const</span> a <span class="token operator">=</span> <span class="token number">1</span> <span class="token operator">&#x3C;</span> <span class="token number">2</span><span class="token punctuation">;</span>",
      "const b;": "<span class="token keyword">const</span> b<span class="token punctuation">;</span>",
      "type C = 1;": "<span class="token keyword">type</span> <span class="token class-name"><span class="token constant">C</span></span> <span class="token operator">=</span> <span class="token number">1</span><span class="token punctuation">;</span>",
    }
  `);
});

test('highlights each line of a token with several lines', async () => {
  const html = await highlightLines([{ text: '/* one\n   two */', language: 'js' }]);
  expect(Object.keys(html)).toEqual(['/* one', '   two */']);
});

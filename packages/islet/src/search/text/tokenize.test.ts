import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

/** Terms in order; identifiers in `[]`, parts of camelCase names in `()`. */
const draw = (text: string): string =>
  tokenize(text)
    .map(({ term, kind }) =>
      kind === 'whole' ? `[${term}]` : kind === 'piece' ? `(${term})` : term,
    )
    .join(' ');

test.each([
  ['Plain words, cut at signs.', 'plain words cut at signs'],
  ['Café Ünïcode Ёлка', 'cafe unicode елка'],
  ['ＦＵＬＬ width ｶﾀ', 'full width カタ タ'],
  ['output.distPath', '[output.distpath] output distpath (dist) (path)'],
  ['rslib --watch now', 'rslib [--watch] watch now'],
  ['import.meta.url', '[import.meta.url] import meta url'],
  ['a .d.ts file', 'a [.d.ts] d ts file'],
  ['c++ and c#', '[c++] c and [c#] c'],
  ['@rslib/core', '[@rslib/core] rslib core'],
  ['__dirname, __webpack_hash__', '[__dirname] dirname [__webpack_hash__] webpack hash'],
  ['*.module.css', '[*.module.css] module css'],
  ['parseHTMLFile', 'parsehtmlfile (parse) (html) (file)'],
  ['version 10.2.3 of es2020', 'version [10.2.3] of es2020'],
  ['Wait... what?', 'wait what'],
  ['使用 Rslib构建库', '使用 用 rslib 构建 建库 库'],
  ['번들을 만든다', '번들 들을 을 만든 든다 다'],
  ['Rslib은 d.ts를', 'rslib 은 [d.ts] d ts 를'],
  ['が', 'が'],
  ['an accent \u0300 alone', 'an accent alone'],
  ['I’m x-ray', 'i m [x-ray] x ray'],
  ['a => b, `??=` and (&&).', 'a [＝>] b [??＝] and [&&]'],
  ['`~` -- a - b --- c&&d ... !', '[~] a b c d'],
  ['用 => 和 ->', '用 [＝>] 和 [->]'],
])('%s', (text, terms) => {
  expect(draw(text)).toBe(terms);
});

test('gives the same tokens for parts of a text, all inside it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const { term, start, end } of tokenize(text)) {
        expect(term).not.toBe('');
        expect(0 <= start && start < end && end <= text.length).toBe(true);
        const again = tokenize(text.slice(start, end)).map((token) => token.term);
        expect(again).toContain(term);
      }
    }),
  );
});

test('plain ASCII gives the same tokens next to other letters', () => {
  const text = fc.string({ unit: fc.constantFrom(...'abAB12_$.-/+@#*:=>& \n'), maxLength: 40 });
  fc.assert(
    fc.property(text, (ascii) => {
      expect(tokenize(`${ascii} é`).slice(0, -1)).toEqual(tokenize(ascii));
    }),
  );
});

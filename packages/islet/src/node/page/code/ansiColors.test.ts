import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { renderAnsi } from './ansiColors.ts';

const esc = String.fromCodePoint(0x1b);

test.each([
  ['^[32m✓^[0m ok', '[inserted:✓] ok'],
  ['␛[31mno␛[39m', '[deleted:no]'],
  ['^[1;33ma^[22mb^[mc', '[number bold:a][number:b]c'],
  ['^[2ma^[0m^[90mb', '[comment:a][comment:b]'],
  ['^[3ma^[23mb', '[italic:a]b'],
  ['^[94ma\n^[36mb', '[function:a\n][property:b]'],
  ['^[42;30m PASS ^[49;39m a', '[inserted: PASS ] a'],
  ['^[38;5;196ma^[38;5;10mb^[38;5;244mc^[38;5;15md', '[deleted:a][inserted:b][comment:c]d'],
  ['^[38;2;80;250;123ma^[38;2;255;255;255mb', '[inserted:a]b'],
  ['^[2K^[1Ga^[?25lb', 'ab'],
  ['^]8;;https://a.b^Gtext^]8;;^G', 'text'],
  ['a [31m b', 'a [31m b'],
])('%j', (written, expected) => {
  const code = written
    .replaceAll('^[', `${esc}[`)
    .replaceAll('^]', `${esc}]`)
    .replaceAll('^G', '\u0007');
  const html = toHtml({ type: 'root', children: renderAnsi(code) });
  expect(html.replace(/<span class="token ([^"]*)">([^<]*)<\/span>/g, '[$1:$2]')).toBe(expected);
});

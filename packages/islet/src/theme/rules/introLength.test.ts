import { expect, test } from 'vitest';
import { introLength } from './introLength.ts';

const title = '<h1 id="a">A<br/></h1>';

test.each([
  ['', ''],
  [title, ''],
  [`${title}\n<p>One</p><p class="b">Two <b>2</b></p>`, '<h2>B</h2>'],
  [`${title}<p>One</p>`, '<pre>p</pre><p>Two</p>'],
  ['<p>One</p>', '<table></table>'],
  [`${title}<p>One</p>\n<details class="container"><p>Two</p><table></table></details>`, '<p'],
  [title, '<details><details>1</details>2</details>'],
  ['', '<h2>B</h2><p>One</p>'],
  // The props of an island may contain any text.
  [title, '<p>One <islet-island data-props="</p>"><i>x</i></islet-island></p>'],
  [`${title}<p>One</p>\n<islet-island data-props="<p>"><p>2</p></islet-island>`, '<h2>B</h2>'],
  // The title comes later, so everything before it belongs to the introduction.
  [`<div>${title}</div><p>One</p>`, ''],
])('%s | %s', (intro, rest) => {
  expect((intro + rest).slice(0, introLength(intro + rest))).toBe(intro);
});

import { expect, test } from 'vitest';
import { addAliases } from './addAliases.ts';

const same = (anchor: string, id: string) => ({
  anchor,
  url: `#${encodeURIComponent(id)}`,
  text: '',
});

test.each([
  ['<h2 id="a">A</h2>', '<h2 id="a"><span id="old"></span>A</h2>'],
  ["<p>1</p><p id='a'>2</p>", '<p>1</p><p id=\'a\'><span id="old"></span>2</p>'],
  ['<img id="a" src="/b.png">', '<span id="old"></span><img id="a" src="/b.png">'],
  ['<table id="a"><tr id="b">', '<span id="old"></span><table id="a"><tr id="b">'],
])('an old anchor is where its new place is: %s', (html, expected) => {
  expect(addAliases(html, [same('old', 'a')])).toEqual({ html: expected, leads: [] });
});

test('a place has several old anchors, whose names may have any letters', () => {
  const { html } = addAliases('<h2 id="步骤">', [same('a"<&', '步骤'), same('b', '步骤')]);
  expect(html).toBe('<h2 id="步骤"><span id="a&quot;&lt;&amp;"></span><span id="b"></span>');
});

test.each([
  ['another page', '<h2 id="a">A</h2>', { anchor: 'old', url: '/b#a', text: 'B' }],
  ['a part that browsers render', '<islet-island><p id="a"></p></islet-island>', same('old', 'a')],
  ['an overview, which is outside of the prose', '<h2 id="b">B</h2>', same('old', 'a')],
])('scripts lead on to %s', (_, html, moved) => {
  expect(addAliases(html, [moved])).toEqual({ html, leads: [moved] });
});

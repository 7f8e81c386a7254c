import { expect, test } from 'vitest';
import { readJsonFile } from './readJsonFile.ts';
import { metaFile } from './schema/meta.ts';
import { navFile } from './schema/nav.ts';

function tell(schema: typeof metaFile | typeof navFile, text: string): string {
  const result = readJsonFile(schema, text, 'docs/en/_meta.json');
  if ('value' in result) return 'nothing';
  return result.problems
    .map(({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`)
    .join('\n');
}

test('a _meta.json with every kind of entry, defaults filled in', () => {
  const text = JSON.stringify([
    'index',
    { type: 'file', name: 'a', label: 'A', tag: 'new', context: 'api', overviewHeaders: [2, 3] },
    { type: 'dir', name: 'b', collapsed: true },
    { type: 'dir', name: 'c', label: 'C', collapsible: false },
    { type: 'link', label: 'D', link: 'https://d.example' },
    { type: 'divider' },
    { type: 'divider', dividerType: 'dashed' },
    { type: 'section-header', label: 'E', tag: 'new' },
  ]);
  expect(readJsonFile(metaFile, text, '_meta.json')).toEqual({
    value: [
      'index',
      { type: 'file', name: 'a', label: 'A', tag: 'new', context: 'api', overviewHeaders: [2, 3] },
      { type: 'dir', name: 'b', collapsed: true, collapsible: true },
      { type: 'dir', name: 'c', label: 'C', collapsed: false, collapsible: false },
      { type: 'link', label: 'D', link: 'https://d.example' },
      { type: 'divider', dividerType: 'solid' },
      { type: 'divider', dividerType: 'dashed' },
      { type: 'section-header', label: 'E', tag: 'new' },
    ],
  });
});

test('mistakes in a _meta.json', () => {
  const text = `[
  "index",
  "",
  42,
  { "name": "a" },
  { "type": "fil", "name": "a" },
  { "type": "dir", "name": "b", "colapsed": true, "collapsible": "no" },
  { "type": "divider", "dividerType": "doted" },
  {
    "type": "link",
    "label": "L",
    "link": ""
  },
  { "type": "file", "name": "c", "overviewHeaders": [2, 7, 2.5] },
  { "type": "section-header" }
]`;
  expect(tell(metaFile, text)).toMatchInlineSnapshot(`
    "3:3 \`[1]\` is an empty string. Use at least 1 character.
    4:3 \`[2]\` is the number 42. Use a string or an object.
    5:3 \`[3].type\` is missing. Add "file", "dir", "link", "divider", "section-header" or "dir-section-header".
    6:13 \`[4].type\` is "fil". Did you mean "file"? Use "file", "dir", "link", "divider", "section-header" or "dir-section-header".
    7:66 \`[5].collapsible\` is "no". Use \`true\` or \`false\`.
    7:33 \`[5].colapsed\` is not a known key. Did you mean \`collapsed\`?
    8:39 \`[6].dividerType\` is "doted". Use "solid" or "dashed".
    12:13 \`[7].link\` is an empty string. Use at least 1 character.
    14:57 \`[8].overviewHeaders[1]\` is the number 7. Use at most 6.
    14:60 \`[8].overviewHeaders[2]\` is the number 2.5. Use a whole number.
    15:3 \`[9].label\` is missing. Add a string."
  `);
});

test('mistakes in a _nav.json', () => {
  const text = `[
  { "text": "Guide", "link": "/guide/", "activeMatch": "^/guide/(" },
  { "text": "More", "position": "middle", "items": [
    { "txt": "A", "link": "/a" }
  ] }
]`;
  expect(tell(navFile, text)).toMatchInlineSnapshot(`
    "2:56 \`[0].activeMatch\` is "^/guide/(". Use a valid regular expression.
    3:33 \`[1].position\` is "middle". Use "left" or "right".
    4:5 \`[1].items[0].text\` is missing. Add a string.
    4:7 \`[1].items[0].txt\` is not a known key. Did you mean \`text\`?"
  `);
  expect(tell(navFile, '{ "text": "Guide" }')).toMatchInlineSnapshot(
    `"1:1 The file is an object. Use an array."`,
  );
});

test('what is not JSON', () => {
  const texts = [
    '',
    '["a",\n  "b",\n]',
    '["a"\n "b"]',
    '[\n  // first\n  "a"]',
    "['a']",
    '[{ type: "file" }]',
    '["a"',
    '["a",',
    '[{ "name": "a",\n',
    '["a]',
    '["a"] x',
    '[{ "name" "a" }]',
    '[😀]',
  ];
  expect(texts.map((text) => tell(metaFile, text)).join('\n')).toMatchInlineSnapshot(`
    "1:1 Expected a value, but the file ends. Write a value.
    3:1 Expected a value, but found \`]\`. Remove the comma before it.
    2:2 Expected a comma, but found \`"\`. Write a comma.
    2:3 Expected no comment, but found \`/\`. Remove the comment; JSON does not allow any.
    1:2 Expected a value, but found \`'\`. Use double quotes.
    1:4 Expected a key in double quotes, but found \`t\`. Write a key in double quotes.
    1:5 Expected \`]\`, but the file ends. Write \`]\`.
    1:6 Expected a value, but the file ends. Write a value.
    2:1 Expected a key in double quotes, but the file ends. Write a key in double quotes.
    1:2 Expected a value, but found \`"\`. End the string with \`"\` on the same line, and write \`\\\\\` for each \`\\\` in it.
    1:7 Expected the end of the file, but found \`x\`. Remove the rest.
    1:11 Expected a colon, but found \`"\`. Write a colon.
    1:2 Expected a value, but found \`😀\`. Write a value."
  `);
});

test.each([1000, 100_000])('reports a menu of %d levels', (levels) => {
  const open = '{"text":"a","items":['.repeat(levels);
  const text = `[${open}${']}'.repeat(levels)}]`;
  expect(readJsonFile(navFile, text, '_nav.json')).toEqual({
    problems: [
      {
        severity: 'error',
        message: 'The file is nested too deeply.',
        fix: 'Use fewer levels.',
        file: '_nav.json',
        line: 1,
        column: 1,
      },
    ],
  });
});

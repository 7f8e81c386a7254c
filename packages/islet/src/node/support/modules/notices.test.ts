import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { joinNotices, noticeLine, printNotices } from './notices.mjs';

const manifest = (name: string, rest = {}): string =>
  JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...rest });

const files = {
  'src/own.js': '',
  'package.json': manifest('own'),
  'node_modules/b/package.json': manifest('b', { homepage: 'https://b.example' }),
  'node_modules/b/LICENSE.md': '\nCopyright B\r\nAll may use it.\r\n\r\n',
  'node_modules/b/NOTICE': 'It has parts of C.',
  // Tells Node only how to read the modules.
  'node_modules/b/esm/package.json': '{ "type": "module" }',
  'node_modules/b/esm/index.js': '',
  'node_modules/b/index.js': '',
  'node_modules/b/node_modules/a/package.json': manifest('a', { license: undefined }),
  'node_modules/b/node_modules/a/license': 'Copyright A',
  'node_modules/b/node_modules/a/index.js': '',
  'node_modules/@c/d/package.json': manifest('@c/d'),
  'node_modules/@c/d/style.css': '',
  'node_modules/@c/d/licenses/old.txt': 'Not for this version',
  'node_modules/.cache/made.js': '',
  'node_modules/@c/unused/package.json': manifest('@c/unused'),
};
const line = noticeLine.trim();
const printed = `${line}
@c/d 1.0.0 (MIT)

${line}
a 1.0.0 (no license named)

Copyright A

${line}
b 1.0.0 (MIT)
https://b.example

Copyright B
All may use it.

It has parts of C.

`;

test('the packages of files are listed with all that their licenses ask for', () =>
  withFiles(files, async (root) => {
    const sources = Object.keys(files).filter((file) => /\.(?:js|css)$/.test(file));
    const paths = sources.map((file) => path.join(root, file));
    expect(printNotices(paths)).toBe(printed);
    expect(printNotices(paths.toReversed())).toBe(printed);
    const parts = paths.map((file) => printNotices([file]));
    expect(joinNotices([...parts, printed])).toBe(printed);
  }));

test('nothing is printed for a bundle without packages', () => {
  expect(joinNotices([printNotices(['/src/own.js'])])).toBe('');
});

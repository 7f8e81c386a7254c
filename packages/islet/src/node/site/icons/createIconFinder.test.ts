import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { createIconFinder, isIconName } from './createIconFinder.ts';

/** An installed set, as an icon package has it. */
const set = {
  prefix: 'tiny',
  width: 24,
  height: 24,
  icons: {
    rocket: { body: '<path fill="currentColor" d="M1 1h2"/>' },
    wide: { body: '<g><path d="M0 0"/></g>', width: 32, left: -4 },
    script: { body: '<path d="M0 0"/><script>a()</script>' },
    handler: { body: '<path d="M0 0" onclick="a()"/>' },
    outside: { body: '<use href="https://a.example/a.svg#b"/>' },
    inside: { body: '<path id="b" d="M0 0"/><use href="#b"/>' },
    styled: { body: '<path style="fill:red" d="M0 0"/>' },
  },
  aliases: {
    missile: { parent: 'rocket' },
    fallen: { parent: 'missile', rotate: 1, hFlip: true },
    circle: { parent: 'circle' },
  },
};

const unsafe = 'has parts that could load or run something. Use another icon.';

test.each([
  [
    'tiny:rocket',
    '<svg viewBox="0 0 24 24" width="20" height="20"><path fill="currentColor" d="M1 1h2"/></svg>',
  ],
  [
    'tiny:missile',
    '<svg viewBox="0 0 24 24" width="20" height="20"><path fill="currentColor" d="M1 1h2"/></svg>',
  ],
  ['tiny:wide', '<svg viewBox="-4 0 32 24" width="20" height="20"><g><path d="M0 0"/></g></svg>'],
  [
    'tiny:fallen',
    '<svg viewBox="0 0 24 24" width="20" height="20"><g transform="rotate(90 12 12) translate(24 0) scale(-1 1)"><path fill="currentColor" d="M1 1h2"/></g></svg>',
  ],
  [
    'tiny:inside',
    '<svg viewBox="0 0 24 24" width="20" height="20"><path id="b" d="M0 0"/><use href="#b"/></svg>',
  ],
  ['tiny:rockt', 'The icon set `tiny` has no icon `rockt`. The nearest are `tiny:rocket`.'],
  ['tiny:circles', 'The icon set `tiny` has no icon `circles`. The nearest are `tiny:circle`.'],
  ['tiny:circle', 'The icon set `tiny` has no icon `circle`. Use another icon.'],
  ['tiny:constructor', 'The icon set `tiny` has no icon `constructor`. Use another icon.'],
  ['tiny:script', `The icon \`tiny:script\` ${unsafe}`],
  ['tiny:handler', `The icon \`tiny:handler\` ${unsafe}`],
  ['tiny:outside', `The icon \`tiny:outside\` ${unsafe}`],
  ['tiny:styled', `The icon \`tiny:styled\` ${unsafe}`],
  [
    'lucide:rocket',
    'The icon set `lucide` is not installed. Run `npm install --save-dev @iconify-json/lucide`, or use an emoji or an image.',
  ],
])('%s', async (name, expected) => {
  const files = { 'node_modules/@iconify-json/tiny/icons.json': JSON.stringify(set) };
  await withFiles(files, async (siteRoot) => {
    const found = createIconFinder(siteRoot).find(name, 20);
    expect('svg' in found ? found.svg : `${found.message} ${found.fix}`).toBe(expected);
  });
});

test.each([
  ['lucide:rocket', true],
  ['simple-icons:x', true],
  ['rocket', false],
  ['https://a.example', false],
  ['data:image/png;base64,AA', false],
  ['🚀', false],
])('%s is the name of an icon with its set: %s', (text, expected) => {
  expect(isIconName(text)).toBe(expected);
});

test('the file of a set is known, so that pages are compiled again after an update', async () => {
  const name = 'node_modules/@iconify-json/tiny/icons.json';
  await withFiles({ [name]: JSON.stringify(set) }, async (siteRoot) => {
    const { fileOf } = createIconFinder(siteRoot);
    expect(fileOf('tiny:rocket')).toBe(path.join(await realpath(siteRoot), name));
    expect(fileOf('other:rocket')).toBe(path.join(siteRoot, name.replace('tiny', 'other')));
  });
});

import { expect, test } from 'vitest';
import { createTemplate, findTemplate } from './matchTemplate.ts';
import { normalizeMessage } from './normalizeMessage.ts';

const find = (message: string, text: string) =>
  findTemplate(normalizeMessage(text), createTemplate(message)) !== null;

test.each([
  ['Failed to build.', 'error   Failed to build.', true],
  ['Failed to build.', 'Failed to rebuild.', false],
  ['Cannot find package', 'Cannot find packages', false],
  ['Unsupported format: …', 'error Unsupported format: amd', true],
  ['… is not a plugin', 'a.js is not a plugin', true],
  ['Duplicate entry … from … and …', 'Duplicate entry a from b.ts and c.ts, which', true],
  ['Duplicate entry … from … and …', 'Duplicate entry a and b', false],
  ['Glob pattern "…" is not supported', 'Glob pattern "src/**" is not\nsupported', true],
  ["Cannot find module '…/dist/…'", "Cannot find module 'C:\\a\\dist\\b.js'", true],
  ["Cannot find module '…/dist/…'", "Cannot find module '/a/build/b.js'", false],
  // `file:` starts an address.
  ["File '…' not found.", "file:///a.mjs:1 Named export 'b' not found.", false],
  ["File '…' not found.", "File './base.json' not found.", true],
  ['with … --flag', 'with --flag', true],
  ['one … two', `one ${'x '.repeat(300)} two`, false],
  ['…', 'anything', false],
])('%j in %j: %j', (message, text, expected) => {
  expect(find(message, text)).toBe(expected);
});

test('says where the message is', () => {
  expect(findTemplate('a failed to build. b', createTemplate('Failed to build.'))).toEqual({
    start: 3,
    end: 19,
  });
});

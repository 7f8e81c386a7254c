import { expect, test } from 'vitest';
import { generalizes } from './generality.ts';

test.each([
  ['The build fails, even in bundleless mode.', true],
  ['It is always a file.', true],
  ['A package is never bundled.', true],
  ['CommonJS fails the same way.', true],
  ['Any plugin works.', true],
  ['Both modes fail alike.', true],
  ['The import stays, whichever list it is in.', true],
  ['Paths start there, no matter what the sources share.', true],
  ['The build fails.', false],
  ['It is bundled, even though it is listed.', false],
  ['It works without any message.', false],
  ["The file doesn't have any exports.", false],
  ["It isn't always needed.", false],
  ['Never list them.', false],
  ['Does any plugin work?', false],
  ['The company works.', false],
])('%s', (sentence, found) => {
  expect(generalizes(sentence)).toBe(found);
});

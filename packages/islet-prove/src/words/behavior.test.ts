import { expect, test } from 'vitest';
import { statesBehavior } from './behavior.ts';

test.each([
  ['The path becomes relative.', true],
  ['Types are no longer bundled.', true],
  ["`require` isn't rewritten.", true],
  ['A missing file stops the build.', true],
  ['The option keeps names, and removes comments.', true],
  ['It says what the option keeps.', false],
  ['SWC runs while the build writes files.', false],
  ['The files that a build writes.', false],
  ['If the build fails, read the log.', false],
  ['If the path is wrong, the build fails.', true],
  ['This says which option wins.', false],
  ['Why does the build fail?', false],
  ['Keep the file, and stop the server.', false],
  ['See the long-stays list.', false],
])('%s', (sentence, found) => {
  expect(statesBehavior(sentence)).toBe(found);
});

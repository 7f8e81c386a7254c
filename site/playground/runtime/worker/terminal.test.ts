import { expect, test } from 'vitest';
import { connectTerminal, writeTerminal } from './terminal.ts';

test('frames of stacks that lead nowhere are left out, those of the project are kept', () => {
  let shown = '';
  connectTerminal((text) => {
    shown += text;
  });
  writeTerminal(`error No such id.
\x1b[90m    at xn (http://localhost/playground/runtime/hashed/chunk-WX5PWKAK.js:21:2421)
    at http://localhost/playground/runtime/hashed/worker-KMOJIV43.js:7:14669
    at Array.map (<anonymous>)
    at async Promise.all (index 0)
    at eval (/home/reader/projects/my-lib/rslib.config.ts:20:46)
Look at the docs.
`);
  expect(shown).toBe(`error No such id.
    at eval (/home/reader/projects/my-lib/rslib.config.ts:20:46)
Look at the docs.
`);
});

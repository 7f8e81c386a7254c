import { expect, test } from 'vitest';
import { codeFrame } from './codeFrame.ts';

const source = Array.from({ length: 11 }, (_, index) => `line ${index + 1}`).join('\n');

test('shows two lines around the place and marks the column', () => {
  expect(codeFrame(source, 9, 6)).toMatchInlineSnapshot(`
    "   7 | line 7
       8 | line 8
    >  9 | line 9
         |      ^
      10 | line 10
      11 | line 11"
  `);
});

test('stops at the ends of the file', () => {
  expect(codeFrame(source, 1, 1)).toMatchInlineSnapshot(`
    "> 1 | line 1
        | ^
      2 | line 2
      3 | line 3"
  `);
});

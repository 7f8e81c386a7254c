import { expect, test } from 'vitest';
import { addCodeFrames, codeFrame } from './codeFrame.ts';

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

test('a page that no file has is named after the field that returns it, and its text is shown', async () => {
  const generated = new Map([['docs/en/a.md', '# A']]);
  const message = 'No font has this of `docs/en/a.md`, unlike `docs/en/b.md`.';
  const problems = ['docs/en/a.md', 'site.config.ts'].map((file) => {
    return { severity: 'error' as const, message, fix: '', file, line: 1, column: 3 };
  });
  const [ofPage, ofConfig] = await addCodeFrames('/nowhere', problems, generated);
  const named = 'No font has this of `pages(): docs/en/a.md`, unlike `docs/en/b.md`.';
  expect(ofPage).toMatchObject({ file: 'pages(): docs/en/a.md', message: named });
  expect(ofPage?.frame).toContain('> 1 | # A');
  expect(ofConfig).toEqual({ ...problems[1], message: named });
});

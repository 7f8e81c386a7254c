import { expect, test } from 'vitest';
import { splitSentences } from './splitSentences.ts';

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['Version 1.0.1 of it. `code` begins', ['Version 1.0.1 of it.', '`code` begins']],
  ['Such as a.js and e.g. this one.', ['Such as a.js and e.g. this one.']],
  ['“A quote.” (A note.) Done', ['“A quote.”', '(A note.)', 'Done']],
  ['', ['']],
])('%s', (text, sentences) => {
  const split = splitSentences(text);
  expect(split.map((sentence) => sentence.text)).toEqual(sentences);
  for (const sentence of split)
    expect(text.slice(sentence.offset).startsWith(sentence.text)).toBe(true);
});

import { expect, test } from 'vitest';
import { readComponentTexts } from './readComponentTexts.ts';

test('the text alternatives of a component are read with their places', () => {
  const source = `<Diagram\n  description="What it shows"\n  data-alt="x"\n  alt={a}\n/>`;
  const [block, ...others] = readComponentTexts('a.tsx', source);
  expect(block).toMatchObject({ file: 'a.tsx', kind: 'alt', text: 'What it shows' });
  expect(block?.places).toEqual([{ offset: 0, line: 2, column: 16 }]);
  expect(others).toEqual([]);
});

import { formatProblems } from 'islet/tools';
import { expect, test } from 'vitest';
import { unfoldMessage } from './unfoldMessage.ts';

test('lines of a message are printed as lines, above its code frame', () => {
  const problem = { severity: 'error', fix: 'Do.', file: 'a.md', frame: '> 1 | x' } as const;
  const print = (message: string) => formatProblems([unfoldMessage({ ...problem, message })]);
  expect(print('It differs:\n- a\n+ b')).toBe(
    'error a.md\n  It differs:\n  - a\n  + b\n  > 1 | x\n  Fix: Do.\n\n1 error\n',
  );
  expect(print('It differs.')).toBe(
    'error a.md\n  It differs.\n  > 1 | x\n  Fix: Do.\n\n1 error\n',
  );
});

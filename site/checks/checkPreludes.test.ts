import { expect, test } from 'vitest';
import { checkPreludes } from './checkPreludes.ts';

test('installed packages must not be declared', () => {
  const preludes = {
    'a.d': "declare module 'b' {\n}\n\ndeclare module '@c/d/e' {\n}\ndeclare module '@/f' {}\n",
    g: "import 'b';",
  };
  const problems = checkPreludes(preludes, (name) => ['b', '@c/d', '@/f'].includes(name));
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'site/checks/preludes/a.d.ts:1 The prelude declares `b`, but that package is installed and has its own types.',
    'site/checks/preludes/a.d.ts:4 The prelude declares `@c/d`, but that package is installed and has its own types.',
  ]);
});

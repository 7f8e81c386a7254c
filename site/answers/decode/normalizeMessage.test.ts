import { expect, test } from 'vitest';
import { normalizeMessage } from './normalizeMessage.ts';

const esc = '\u001b';

test.each([
  [
    'colors',
    `${esc}[31merror${esc}[39m   Failed ${esc}[1mto${esc}[22m build.`,
    'error failed to build.',
  ],
  ['colors without their escape character', '[31merror[39m Failed', 'error failed'],
  [
    'links of terminals',
    `See ${esc}]8;;https://a.example${esc}\\here${esc}]8;;${esc}\\.`,
    'see here.',
  ],
  ['line breaks and spaces', 'is not\r\n   supported', 'is not supported'],
  ['frames', '  ├─▶   × Error: A\n  ╰─▶   × B', 'error: a b'],
  ['quotes', 'Cannot find "a", `b` and ‘c’', 'cannot find a, b and c'],
  ['numbers', 'built in 0.35 s with 12 errors, 3ms', 'built in 0 s with 0 errors, 0ms'],
  ['codes, which stay', 'error TS2307, ts(2307), ES2022, es5', 'error ts2307, ts2307, es2022, es5'],
  ['places in files', 'src/index.ts(1,23): x', 'src/index.ts(0): x'],
  ['paths of Windows', 'C:\\app\\dist\\a.js', 'c:/app/dist/a.js'],
  ['stack frames', 'Error: A\n    at run (file:///a.js:1:2)\n    at async b:1:2', 'error: a'],
  ['package managers', 'A\nnpm ERR! code 1\nnpm error b', 'a'],
  ['runners of tasks', '@a/b:build: Failed\nweb:dev: again', 'failed again'],
  ['continuous integration', '2026-01-02T03:04:05.678Z ##[error]Failed', 'failed'],
  ['nothing', ' \n ', ''],
])('removes what differs between places: %s', (_, text, expected) => {
  expect(normalizeMessage(text)).toBe(expected);
});

test('reads the start and the end of a text that is too long', () => {
  const text = normalizeMessage(`First ${'x'.repeat(100_000)} last`);
  expect(text.length).toBeLessThan(61_000);
  expect(text).toMatch(/^first x+ x+ last$/);
});

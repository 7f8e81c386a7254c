import { expect, test } from 'vitest';
import { isPrinted, showsMessage } from './matchMessage.ts';

const message = 'Glob pattern "…" is not supported when "bundle" is "true". See https://rslib.rs.';

const headings: Array<[shown: string, isShown: boolean]> = [
  [message, true],
  ['Glob pattern … is not supported', true],
  ['is not supported when', true],
  ['Glob pattern … See https://rslib.rs.', true],
  ['See https://rslib.rs. … Glob pattern', false],
  ['Glob patterns', false],
  ['https://rslib.rs', false],
];

for (const [shown, isShown] of headings) {
  test(`“${shown}” ${isShown ? 'shows' : 'does not show'} the message`, () => {
    expect(showsMessage(shown, message)).toBe(isShown);
  });
}

test('finds a message in a terminal, with words in its gaps and line breaks', () => {
  const terminal =
    'error   Glob pattern "src/**" is not\n  supported when "bundle" is "true". See https://rslib.rs.\n';
  expect(isPrinted(message, terminal)).toBe(true);
  expect(isPrinted(message, terminal.replace('supported', 'allowed'))).toBe(false);
});

test('escapes special characters of patterns', () => {
  expect(isPrinted('Failed (…)', 'Failed (esm)')).toBe(true);
  expect(isPrinted('a.b', 'axb')).toBe(false);
});

test('finds a message without the duration at its end', () => {
  expect(isPrinted('build failed in …', 'error   build failed\n')).toBe(true);
  expect(isPrinted('build failed in …', 'error   Rspack build failed.\n')).toBe(false);
  expect(isPrinted('No file in …', 'error   No file in /a\n')).toBe(true);
});

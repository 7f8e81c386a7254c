import { expect, test } from 'vitest';
import { createDecoder } from './decodeMessage.ts';
import type { ErrorMessage } from './errorIndex.ts';

function message(shown: string, fields: Partial<ErrorMessage> = {}): ErrorMessage {
  const slug = shown.toLowerCase().replace(/\W+/g, '-');
  return { slug, page: '/errors', anchor: slug, shown, templates: [], role: 'cause', ...fields };
}

const decode = createDecoder([
  message('Failed to build.', { anchor: 'how', role: 'outcome' }),
  message('Module parse failed', { anchor: 'parse', role: 'frame' }),
  message('You may need a loader', { anchor: 'parse' }),
  message('Top-level-await is only supported in modules', { anchor: 'await' }),
  message('Glob pattern … is not supported', {
    anchor: 'glob',
    templates: ['Glob pattern "…" is not supported when "bundle" is "true", considering it.'],
  }),
  message('read package.json failed', { anchor: 'package' }),
  message('types will not be bundled', {
    anchor: 'types',
    templates: ['types will not be bundled due to read package.json failed'],
  }),
  message("TS2307: Cannot find module '…' or its type declarations", { anchor: 'ts2307' }),
  message('process is not defined', { anchor: 'process' }),
]);

/** The kind, and the anchors in their order. */
function read(text: string): string {
  const decoded = decode(text);
  if (decoded.kind === 'empty') return 'empty';
  return [decoded.kind, ...decoded.sections.map(({ anchor }) => anchor)].join(' ');
}

test.each([
  ['nothing', '  ', 'empty'],
  ['one message', 'error   Glob pattern "src/**" is not supported when "bundle"', 'exact glob'],
  [
    'causes in the order of the text',
    'process is not defined\nYou may need a loader',
    'exact process parse',
  ],
  [
    'a cause before lines that only say that it failed',
    'Failed to build.\nprocess is not defined',
    'exact process',
  ],
  [
    'a cause before the message around it',
    'Module parse failed: Top-level-await is only supported in modules',
    'exact await',
  ],
  [
    'the message around it, if nothing else is known',
    'Failed to build.\nModule parse failed',
    'exact parse',
  ],
  ['only that something failed', 'error   Failed to build.', 'outcome how'],
  [
    'the longer message, not its part',
    'types will not be bundled due to read package.json failed',
    'exact types',
  ],
  [
    'the number of a diagnostic',
    'src/a.ts(1,2): error TS2307: Modul nicht gefunden',
    'exact ts2307',
  ],
  [
    'a diagnostic in an editor',
    "Cannot find module './b' or its type declarations. ts(2307)",
    'exact ts2307',
  ],
  [
    'a diagnostic without its number',
    "Cannot find module './b' or its type declarations",
    'exact ts2307',
  ],
  [
    'a message that has changed',
    'The glob pattern isn\'t supported when "bundle" is "true", considering it',
    'near glob',
  ],
  ['another name in a short message', 'beta is not defined', 'unknown process glob'],
  ['no word in common', 'Wool sheep', 'unknown'],
])('finds %s', (_, text, expected) => {
  expect(read(text)).toBe(expected);
});

test('lists the messages of a section once', () => {
  const decoded = decode('You may need a loader. You may need a loader.');
  expect(decoded).toMatchObject({
    sections: [{ anchor: 'parse', messages: [{ shown: 'You may need a loader' }] }],
  });
});

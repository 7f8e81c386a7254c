import { expect, test } from 'vitest';
import { unknownFix } from '#islet/node/page/source/reportThrown.ts';
import { inspectPage } from './inspectPage.ts';

const scripts = '<script></script>'.repeat(3);
const error = {
  severity: 'error' as const,
  message: 'No.',
  fix: 'Do.',
  file: 'docs/en/a.md',
  line: 1,
};
const good = {
  source: 'Some text here.',
  html: '<p>Some text here.</p>',
  document: scripts,
  headScripts: 0,
  problems: [],
};

test.each([
  ['nothing', {}, []],
  [
    'a problem without a place',
    { problems: [{ ...error, line: undefined }] },
    ['no place: error docs/en/a.md:undefined No.'],
  ],
  [
    'a stack trace',
    { problems: [{ ...error, message: 'No.\n    at a.js:1' }] },
    ['a stack trace: '],
  ],
  [
    'what the engine did not expect',
    { problems: [{ ...error, fix: unknownFix }] },
    ['not understood: '],
  ],
  [
    'script',
    { html: '<script>x</script>', document: `${scripts}<script></script>` },
    ['unsafe and not reported: script'],
  ],
  ['a frame of another page', { html: '<iframe src="/x">' }, ['unsafe and not reported: iframe']],
  ['a frame with its own text', { html: '<iframe srcdoc="x">' }, []],
  ['a handler', { html: '<a onclick="x">' }, ['unsafe and not reported: a onclick=x']],
  [
    'a script in a URL',
    { html: '<a href=" JavaScript:x">' },
    ['unsafe and not reported: a href= JavaScript:x'],
  ],
  [
    'a text that became a script',
    { document: `${scripts}<script></script>` },
    ['4 scripts in the document'],
  ],
  [
    'nothing in a script of the head',
    { document: `${scripts}<script></script>`, headScripts: 1 },
    [],
  ],
  ['a lost text', { html: ' ' }, ['an empty page']],
])('finds %s', (_, outcome, expected) => {
  const faults = inspectPage({ ...good, ...outcome } as Parameters<typeof inspectPage>[0]);
  expect(faults.map((fault, index) => fault.slice(0, expected[index]?.length))).toEqual(expected);
});

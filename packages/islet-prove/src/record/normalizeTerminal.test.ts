import { expect, test } from 'vitest';
import { normalizeTerminal } from './normalizeTerminal.ts';

const place = { folder: '/home/me/libs/a', packages: '/home/me/node_modules', name: 'kit' };

const externalized = 'warn    The externalized commonjs request "a" from';

test.each([
  ['colors', '\u001b[31merror\u001b[39m a', 'error a'],
  ['durations', 'ready   built in 0.05s (esm)\ndone in 12 ms', 'ready   built (esm)\ndone'],
  [
    'durations of Yarn',
    'Done in 0s 62ms\nDone in 3s 591ms\nDone in 1m 3s\nDone in 2m',
    'Done\nDone\nDone\nDone',
  ],
  [
    'durations of Bun',
    '  [540ms] compile  a\n3 packages [22.00ms]\n[tsgo] a',
    'compile  a\n3 packages\n[tsgo] a',
  ],
  ['minutes', 'ready   built in 1 m 2.3 s (esm)\ndone in 2 m', 'ready   built (esm)\ndone'],
  [
    'durations of tests',
    ' ✓ a (1) 312ms\n ✓ b (3ms)\n   Duration 1.2s (build 9ms)\nc',
    '✓ a (1)\n ✓ b\nc',
  ],
  [
    'times and order of test runners',
    'RUN\n ✓ b (1 test) 4ms\n ✓ a (1 test) (2 ms)\n   Start at  16:20:30\n   Duration  1s\n\n    Isolate  3 workers\n    at least 428ms faster\nTime:        0.6 s\nend',
    'RUN\n ✓ a (1 test)\n ✓ b (1 test)\nend',
  ],
  ['clocks', '  tool 07:00:54 Failed', 'tool Failed'],
  [
    'crash reports',
    "thread 'tokio-1' (1521) panicked at x:0:0:\nfailed\n\nStack backtrace:\n   0: <unknown>\nstack backtrace:\nnote: Some details are omitted, run again.\n",
    'thread panicked at x:0:0:\nfailed',
  ],
  ['the folder', 'at /home/me/libs/a/dist', 'at /projects/kit/dist'],
  ['packages', '/home/me/node_modules/b/c.js', '/projects/kit/node_modules/b/c.js'],
  ['variables', 'var _home_me_node_modules_b_c', 'var _projects_kit_node_modules_b_c'],
  ['line ends', 'a  \r\nb\n\n', 'a\nb'],
  [
    'stacks',
    'Error: a\n    at b (file:///c.js:1:2)\n    at node:internal:1\n\nNode.js v20.1.0\n',
    'Error: a',
  ],
  [
    'locations inside Node.js',
    'node:internal/modules/esm/resolve:283\n    throw new ERR_MODULE_NOT_FOUND(\n          ^\n\nError: a',
    'Error: a',
  ],
  ['process ids', '(node:4711) Warning: a', '(node) Warning: a'],
  ...[
    'start   generating (a)\nready   built\n\nFile (a)   Size\nx.js   1 kB\n\n[tsgo] a\n[tsgo] b\nerror   Failed to generate declaration files. (a)\n',
    'start   generating (a)\n[tsgo] a\n[tsgo] b\nready   built\n\nFile (a)   Size\nx.js   1 kB\n\nerror   Failed to generate declaration files. (a)\n',
    'start   generating (a)\n[tsgo] a\n[tsgo] b\nerror   Failed to generate declaration files. (a)\nready   built\n\nFile (a)   Size\nx.js   1 kB\n\n',
  ].map((printed): [string, string, string] => [
    'the position of compiler messages',
    `${printed}error   Failed to build.`,
    'ready   built\nstart   generating (a)\n[tsgo] a\n[tsgo] b\nerror   Failed to generate declaration files. (a)\nerror   Failed to build.\n\nFile (a)   Size\nx.js   1 kB',
  ]),
  ['leaks', 'a\nObjectRef is not unref, it considered as a memory leak\n', 'a'],
  ['a killed helper process', 'a\nError sending message: EPIPE {\n  errno: -32\n}\nb', 'a\nb'],
  [
    'the order of steps',
    'start   generating (a)\nready   built (b)\nready   declaration files generated (a)\nready   built (a)\nZ\nA',
    'ready   built (a)\nready   built (b)\nstart   generating (a)\nready   declaration files generated (a)\nZ\nA',
  ],
  ...[
    'WARN b\nready   built (a)\nready   built (b)',
    'ready   built (a)\nWARN b\nready   built (b)',
    'ready   built (b)\nready   built (a)\nWARN b',
  ].map((printed): [string, string, string] => [
    'the position of a warning of one bundle',
    printed.replace('WARN', externalized),
    `${externalized} b\nready   built (a)\nready   built (b)`,
  ]),
  [
    'the order of steps in a script of Bun',
    '@a/b build: info    build started\n@a/b build: start   generating (esm)\n@a/b build: ready   built\n@a/b build:\n@a/c build: info    build started\n@a/c build: ready   built',
    '@a/b build: info    build started\n@a/b build: ready   built\n@a/b build: start   generating (esm)\n@a/b build:\n@a/c build: info    build started\n@a/c build: ready   built',
  ],
  ...[
    'info    build started\nready   built\nstart   generating (a)\nerror   b\nplease c',
    'info    build started\nstart   generating (a)\nready   built\nerror   b\nplease c',
    'info    build started\nstart   generating (a)\nerror   b\nplease c\nready   built',
  ].map((printed): [string, string, string] => [
    'the position of an error in one step',
    `${printed}\nstart   building a\nready   built`,
    'info    build started\nready   built\nstart   generating (a)\nerror   b\nplease c\nstart   building a\nready   built',
  ]),
  [
    'the order of files of the same size',
    'File      Size     Gzip\nb.js   0.01 kB   0.02 kB\nd.js   0.10 kB   0.11 kB\nc.js   0.10 kB   0.12 kB\na.js   0.20 kB   0.21 kB',
    'File      Size     Gzip\nb.js   0.01 kB   0.02 kB\nc.js   0.10 kB   0.12 kB\nd.js   0.10 kB   0.11 kB\na.js   0.20 kB   0.21 kB',
  ],
  [
    'the order of problems in a package',
    'error   2 errors:\nerror   pkg.b is wrong\nerror   pkg.a is wrong\n\nerror   a',
    'error   2 errors:\nerror   pkg.a is wrong\nerror   pkg.b is wrong\n\nerror   a',
  ],
  ...[
    'ready   built\nerror   a\nerror   b\nplease c\n\nFile (esm)   Size\nx.js   1 kB\n\n  Total:   1 kB',
    'ready   built\nerror   a\n\nFile (esm)   Size\nx.js   1 kB\n\n  Total:   1 kB\n\nerror   b\nplease c',
  ].map((printed): [string, string, string] => [
    'the position of the sizes',
    printed,
    'ready   built\nerror   a\nerror   b\nplease c\n\nFile (esm)   Size\nx.js   1 kB\n\n  Total:   1 kB',
  ]),
])('%s', (_, printed, expected) => {
  expect(normalizeTerminal(printed, place)).toBe(`${expected}\n`);
});

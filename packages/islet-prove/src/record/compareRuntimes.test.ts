import { expect, test } from 'vitest';
import { compareRuntimes } from './compareRuntimes.ts';
import type { RunRecord } from './runRecord.ts';

/** A record of one command; without a text, no page quotes it. */
const record = (terminal?: string): RunRecord => ({
  tool: 'Tool 1.0',
  commands: [
    {
      command: 'npx tool',
      exitCode: 1,
      content: terminal === undefined ? undefined : Buffer.from(terminal),
    },
  ],
  files: [],
});

const compare = (own?: string, other?: string): string[] =>
  compareRuntimes({
    own: record(own),
    other: record(other),
    runtime: 'node-22',
    file: 'output/run.md',
  }).map(({ file, message }) => `${file}: ${message}`);

test('what pages quote is the same with another runtime', () => {
  expect(compare('error at position 20\n', 'error at position 20\n')).toEqual([]);
  expect(compare()).toEqual([]);
  const [problem] = compare('error at position 20\n', 'error at position 20 (line 1)\n');
  expect(problem).toContain('output/run.md: With `node-22`, `terminal.txt` differs:');
  expect(problem).toContain('error at position 20 (line 1)');
});

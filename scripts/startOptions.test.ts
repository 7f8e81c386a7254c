import { expect, test } from 'vitest';
import { root, run } from './run.mjs';
import { readStartOptions } from './startOptions.mjs';

test.each([
  [[], { port: '4000', help: false }],
  [['--port', '5000'], { port: '5000', help: false }],
  [['--port=0'], { port: '0', help: false }],
  [['--help'], { port: '4000', help: true }],
  [['-h'], { port: '4000', help: true }],
])('%j', (args, expected) => {
  expect(readStartOptions(args)).toEqual(expected);
});

test.each([
  [['--port', '70000'], '`--port 70000` is not a port; use an integer from 0 to 65535.'],
  [['--port', ''], '`--port ` is not a port'],
  [['--port', 'x'], '`--port x` is not a port'],
  [['--prot', '5000'], '--prot'],
  [['5000'], '5000'],
])('%j is refused', (args, message) => {
  expect(() => readStartOptions(args)).toThrow(message);
});

test('`npm start -- --help` shows the options and does nothing else', async () => {
  const outcome = await run(process.execPath, [`${root}scripts/start.mjs`, '--help'], {
    capture: true,
  });
  expect(outcome).toMatchObject({ code: 0, output: expect.stringMatching(/^Usage: npm start/) });
  expect(outcome.output).not.toContain('Built');
});

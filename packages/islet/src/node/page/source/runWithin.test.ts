import vm from 'node:vm';
import { expect, test } from 'vitest';
import {
  createWorkMeter,
  createWorld,
  runPatiently,
  runWithin,
  TooLongError,
} from './runWithin.ts';

test('returns what the function returns, and throws what it throws', () => {
  expect(runWithin(60_000, () => 1)).toBe(1);
  const thrown = { a: 1 };
  expect(() =>
    runWithin(60_000, () => {
      throw thrown;
    }),
  ).toThrow(expect.objectContaining(thrown));
});

test('stops a function that never ends, also within another one', () => {
  const forever = (): never => {
    for (;;);
  };
  const stopInner = (): string => {
    try {
      return runWithin(20, forever);
    } catch (error) {
      return error instanceof TooLongError ? 'stopped' : 'failed';
    }
  };
  expect(runWithin(60_000, () => stopInner())).toBe('stopped');
  expect(() => runWithin(20, forever)).toThrow('it did not end within 0.02 seconds');
});

test('stops functions of another world, also after an await', () => {
  const world = createWorld();
  const compile = (code: string): (() => unknown) =>
    vm.compileFunction(code, [], { parsingContext: world }) as () => unknown;
  const loop = compile('(async () => { await null; for (;;); })()');
  expect(() => runWithin(20, loop, world)).toThrow('it did not end');
  const same = compile(
    'return [Math === arguments[0], typeof setTimeout, new Date(0).toISOString()]',
  );
  expect(runWithin(60_000, () => Reflect.apply(same, null, [Math]), world)).toEqual([
    true,
    'function',
    '1970-01-01T00:00:00.000Z',
  ]);
});

test('gives more time if the process gets little of it', async () => {
  const limits: number[] = [];
  const run = (milliseconds: number): string => {
    limits.push(milliseconds);
    if (milliseconds < 1000) throw new TooLongError(milliseconds);
    return 'done';
  };
  const fifth = (): number => limits.length * 20;
  const all = (): number => limits.length * 100;
  const none = (): number => 0;

  await expect(runPatiently(100, run, all)).rejects.toThrow('it did not end within 0.1 seconds');
  expect(limits.splice(0)).toEqual([100]);
  await expect(runPatiently(100, run, fifth)).rejects.toThrow('it did not end within 0.1 seconds');
  expect(limits.splice(0)).toEqual([100, 500]);
  expect(await runPatiently(100, run, none)).toBe('done');
  expect(limits.splice(0)).toEqual([100, 1600]);
  const fail = (): never => {
    throw new RangeError('no');
  };
  await expect(runPatiently(100, fail, none)).rejects.toThrow(RangeError);
});

test('processor time is not measured again within 100 ms', () => {
  let work = 0;
  let now = 0;
  const measureWork = createWorkMeter(
    () => ++work,
    () => now,
  );
  const measured = [0, 1, 99, 100, 150, 4000].map((time) => {
    now = time;
    return measureWork();
  });
  expect(measured).toEqual([1, 1, 1, 2, 2, 3]);
});

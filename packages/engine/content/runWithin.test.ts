import vm from 'node:vm';
import { expect, test } from 'vitest';
import { createWorld, runWithin, TooLongError } from './runWithin.ts';

test('gives what the function gives, and throws what it throws', () => {
  expect(runWithin(60_000, () => 1)).toBe(1);
  const thrown = { a: 1 };
  expect(() =>
    runWithin(60_000, () => {
      throw thrown;
    }),
  ).toThrow(expect.objectContaining(thrown));
});

test('stops what never ends, also within another one', () => {
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

test('stops what functions of another world do after an await', () => {
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

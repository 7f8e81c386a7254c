import { expect, test } from 'vitest';
import { describePanic } from './describePanic.ts';

const error = new WebAssembly.RuntimeError('unreachable');

test.each([
  [
    { error, errorOutputs: [['thread panicked:'], ['', 'no chunk\n']] },
    /^thread panicked:\n\nno chunk$/,
  ],
  [{ error, errorOutputs: [] }, /^unreachable$/],
  [{ error }, /^unreachable$/],
  [null, /^undefined$/],
])('the panic %j is described', (detail, expected) =>
  expect(describePanic(detail)).toMatch(expected),
);

import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const require = createRequire(import.meta.url);

test('both formats read what they write', async () => {
  for (const { format, parse } of [await import('tiny-duration'), require('tiny-duration')])
    expect(parse(format(65_000))).toBe(65_000);
});

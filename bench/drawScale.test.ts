import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawScale } from './drawScale.mjs';

test('the manual shows the figures that are recorded', async () => {
  for (const [file, svg] of await drawScale()) expect(await readFile(file, 'utf8')).toBe(svg);
});

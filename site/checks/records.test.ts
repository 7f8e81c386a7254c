import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatRecord, parseRecord, readExamples } from 'islet-prove';
import { expect, test } from 'vitest';

const examples = path.resolve(import.meta.dirname, '../examples');

test('each run has a record as it would be printed now', async () => {
  const runs = await readExamples(examples);
  expect(runs.length).toBeGreaterThan(100);
  for (const { example, run } of runs) {
    const text = await readFile(path.join(examples, example, 'output', `${run}.md`), 'utf8');
    expect(formatRecord(parseRecord(text)), `${example}: ${run}`).toBe(text);
  }
});

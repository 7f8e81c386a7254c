import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatRecord, parseRecord } from '../../packages/islet/src/node/page/code/runRecord.ts';
import { readExamples } from '../../proof/readExamples.ts';

const examples = path.resolve(import.meta.dirname, '../../examples');

test('each run has a record as it would be printed now', async () => {
  for (const { example, run } of await readExamples(examples)) {
    const text = await readFile(path.join(examples, example, 'output', `${run}.md`), 'utf8');
    expect(formatRecord(parseRecord(text)), `${example}: ${run}`).toBe(text);
  }
});

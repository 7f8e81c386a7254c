import path from 'node:path';
import { expect, test } from 'vitest';
import { readAnswerSources } from './readAnswerSources.ts';

test('a change of what answers quote is noticed', async () => {
  const files = Object.keys(await readAnswerSources(path.resolve(import.meta.dirname, '../../..')));
  expect(files).toEqual(
    expect.arrayContaining([
      'site/docs/en/config/lib/dts.mdx',
      'site/docs/zh/config/rsbuild/output.mdx',
      'site/docs/en/guide/migration/rollup.mdx',
      'site/docs/zh/guide/upgrade/v0-to-v1.mdx',
      'site/data/since.json',
      'site/data/recorded/defaults.json',
    ]),
  );
});

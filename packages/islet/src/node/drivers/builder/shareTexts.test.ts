import { expect, test } from 'vitest';
import { splitRecord } from '../../cache/compiledPage.ts';
import { compilePage } from '../../page/record/compilePage.ts';
import { testContext, withFiles } from '../../page/record/testing.ts';
import { shareTexts } from './shareTexts.ts';

const identity = { pagePath: 'page', routePath: '/page', lang: 'en', version: '' };

test('a record says the same after its texts were shared', () =>
  withFiles(
    { 'docs/en/page.md': '---\ndescription: Two\n---\n# One\n\n## Two\n\n[a](./b.md) <Card />' },
    async (root) => {
      const page = { ...identity, filePath: 'docs/en/page.md' };
      const { page: record } = splitRecord(await compilePage(page, testContext(root)));
      expect(record.links).toHaveLength(1);
      expect(record.ids).toContain('two');
      expect(shareTexts(structuredClone(record))).toEqual(record);
    },
  ));

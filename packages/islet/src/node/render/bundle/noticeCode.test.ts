import { expect, test } from 'vitest';
import { siteConfigSchema } from '../../site/config/schema.ts';
import { noticeCode } from './noticeCode.ts';

const config = siteConfigSchema.parse({
  title: 'Site',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
    // A tag for private use, so we never have its texts.
    { lang: 'qaa', label: 'Other', labels: { retry: 'Réessayer' } },
  ],
});

test.each([
  ['en', 'Try again', 'Close'],
  ['zh-CN', '重试', '关闭'],
  ['qaa', 'Réessayer', 'Close'],
  // What a browser translates the page to.
  ['it', 'Try again', 'Close'],
])('a document in "%s" has the notices of its language', (lang, retry, close) => {
  const read = new Function('document', `return ${noticeCode(config)}`);
  expect(read({ documentElement: { lang } })).toMatchObject({ retry, close });
});

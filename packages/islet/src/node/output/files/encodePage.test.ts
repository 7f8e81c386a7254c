import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { appStateOf } from '#theme/testing/renderLayout.ts';
import { decodePage, encodePage } from './encodePage.ts';

test('a file has the data of its page', () => {
  const page = { ...appStateOf({}).page, html: '<p>"\\ \u000e 快</p>\n' };
  expect(decodePage(encodePage(page))).toEqual(page);
});

test.each(['{"error":"blocked"}', '"blocked"', '<!doctype html>', ''])(
  '%j is not page data',
  (text) => {
    expect(() => decodePage(deflateRawSync(text))).toThrow();
  },
);

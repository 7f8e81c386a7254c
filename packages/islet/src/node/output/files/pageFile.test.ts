import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { stateOf } from '#theme/testing/renderLayout.ts';
import { decodePage, encodePage } from './pageFile.ts';

test('a file has the data of its page', () => {
  const page = { ...stateOf({}).page, html: '<p>"\\ \u000e 快</p>\n' };
  expect(decodePage(encodePage(page))).toEqual(page);
});

test.each(['{"error":"blocked"}', '"blocked"', '<!doctype html>', ''])(
  '%j is not page data',
  (text) => {
    expect(() => decodePage(deflateRawSync(text))).toThrow();
  },
);

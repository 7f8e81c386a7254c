import { expect, test } from 'vitest';
import { printAddress } from '../config/parseAddresses.ts';
import { checkAddresses, listPublished } from './checkAddresses.ts';
import { findUnlisted } from './findUnlisted.ts';
import { createSite } from './testing.ts';
import { updateAddresses } from './updateAddresses.ts';

const pages = [
  '/',
  '/404',
  '/v1/zh/404',
  '/a/404',
  '/c%23 a%b 快',
  '/a b-2 b fn-1 drawing-0-x _p0R_51_t0 ~x',
];

/** The ledger of the pages after an update. */
function update(lines: string[]): string[] {
  const { site, ids } = createSite(pages, lines);
  const { text } = updateAddresses(site.ledger ?? { lines: [] }, listPublished(site, ids));
  return text.split('\n');
}

test('new addresses are added, a page before its anchors, and old lines stay', () => {
  expect(update(['/z -> /a#b', '/v2/en/a', '/a%23 -> /', '/a#b'])).toEqual([
    '/',
    '/a#b',
    '/a#b-2',
    '/a%23 -> /',
    '/a/404',
    '/c%23',
    '/c%23#a%25b',
    '/c%23#快',
    '/v2/en/a',
    '/z -> /a#b',
    '',
  ]);
});

test('an update leaves nothing to add or to report', () => {
  const lines = update([]);
  const { site, ids } = createSite(pages, lines);
  expect(update(lines)).toEqual(lines);
  expect([...checkAddresses(site, ids), ...findUnlisted(site, ids)]).toEqual([]);
  expect(site.ledger?.lines.map(printAddress)).toEqual(lines.slice(0, -1));
});

test('addresses that are not listed are one warning', () => {
  const messages = (lines: string[]): string[] => {
    const { site, ids } = createSite(['/a x'], lines);
    return findUnlisted(site, ids).map(({ message }) => message);
  };
  expect(messages([])).toEqual(['2 addresses of the site are not listed, such as `/a`.']);
  expect(messages(['/a'])).toEqual(['One address of the site is not listed, such as `/a#x`.']);
});

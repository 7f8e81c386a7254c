import { expect, test } from 'vitest';
import { resolveFile } from './resolveFile.ts';

const files = [
  '/index.html',
  '/a.html',
  '/guide/index.html',
  '/both.html',
  '/both/index.html',
  '/data.json',
  '/odd/index',
];

test.each([
  ['/', 'file /index.html'],
  ['/index', 'redirect /'],
  ['/index.html', 'redirect /'],
  ['/a', 'file /a.html'],
  ['/a.html', 'file /a.html'],
  ['/a/', 'redirect /a'],
  ['/a/index', 'missing'],
  ['/a/index.html', 'missing'],
  ['/guide/', 'file /guide/index.html'],
  ['/guide', 'redirect /guide/'],
  ['/guide/index', 'redirect /guide/'],
  ['/guide/index.html', 'redirect /guide/'],
  ['/guide.html', 'missing'],
  ['/both', 'file /both.html'],
  ['/both/', 'file /both/index.html'],
  ['/data.json', 'file /data.json'],
  ['/data', 'missing'],
  ['/data.json/', 'missing'],
  ['/odd/index', 'file /odd/index'],
  ['/none', 'missing'],
  ['/none/', 'missing'],
])('%s → %s with clean URLs', async (path, expected) => {
  const place = await resolveFile(path, async (file) => (files.includes(file) ? file : null), true);
  expect(Object.values(place).join(' ')).toBe(expected);
});

test.each([
  ['/', 'file /index.html'],
  ['/index.html', 'file /index.html'],
  ['/a', 'missing'],
  ['/a.html', 'file /a.html'],
  ['/a/', 'missing'],
  ['/guide/', 'file /guide/index.html'],
  ['/guide', 'redirect /guide/'],
  ['/guide/index', 'missing'],
  ['/guide/index.html', 'file /guide/index.html'],
  ['/both', 'redirect /both/'],
  ['/odd/index', 'file /odd/index'],
])('%s → %s without clean URLs', async (path, expected) => {
  const place = await resolveFile(
    path,
    async (file) => (files.includes(file) ? file : null),
    false,
  );
  expect(Object.values(place).join(' ')).toBe(expected);
});

import { expect, test } from 'vitest';
import type { DataFiles } from '../../output/files/dataFiles.ts';
import { createKeptData } from './keptData.ts';

/** Data files of which one has this name. */
const filesOf = (name: string): DataFiles => ({
  sites: {},
  sidebars: { [`/${name}.json`]: [{ text: name }] },
  contents: {},
  siteUrl: () => '',
  sidebarUrl: () => '',
});

test('a page that was sent just before a change still gets its data', () => {
  const find = createKeptData();
  const [a, b, c] = [filesOf('a'), filesOf('b'), filesOf('c')];
  expect(find(a, '/a.json')).toEqual([{ text: 'a' }]);
  expect([find(b, '/a.json'), find(b, '/b.json')]).toEqual([[{ text: 'a' }], [{ text: 'b' }]]);
  expect(find(c, '/a.json')).toBeUndefined();
});

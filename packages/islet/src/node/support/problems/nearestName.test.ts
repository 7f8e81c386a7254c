import { expect, test } from 'vitest';
import { nearestName } from './nearestName.ts';

const known = [
  'nav',
  'sidebar',
  'darkMode',
  'search',
  'text',
  'lines',
  'link',
  'label',
  'description',
  '/',
];

test.each([
  ['darkmode', 'darkMode'],
  ['sideBar', 'sidebar'],
  ['serach', 'search'],
  ['lable', 'label'],
  ['navs', 'nav'],
  ['discription', 'description'],
  ['DARKMODE', 'darkMode'],
  ['lin', 'link'],
  ['x', undefined],
  ['author', undefined],
  ['desc', undefined],
  ['/a', undefined],
])('%s → %s', (written, meant) => {
  expect(nearestName(written, known)).toBe(meant);
});

import { expect, test } from 'vitest';
import { listChanges } from './listChanges.ts';
import type { PathState } from './readPathState.ts';

const page: PathState = { stamp: '1', hash: '', isFolder: false, isEmpty: false, ctimeMs: 0 };
const written: PathState = { ...page, stamp: '2' };
const empty: PathState = { ...written, isEmpty: true };
const folder: PathState = { ...page, stamp: 'folder 1', isFolder: true };

const mapOf = (state: PathState | null) => new Map(state ? [['/page.md', state] as const] : []);

test.each<[string, PathState | null, PathState | null, object | null]>([
  ['the same file', page, page, null],
  ['a file that stays as it is after it was hashed', { ...page, hash: 'a' }, page, null],
  ['a written file', page, written, {}],
  ['a file that was written twice at one time', { ...page, hash: 'a' }, { ...page, hash: 'b' }, {}],
  ['an emptied file', page, empty, { isUnfinished: true }],
  ['an added file', null, page, { isStructural: true }],
  ['an added empty file', null, empty, { isStructural: true, isUnfinished: true }],
  ['a removed file', page, null, { isStructural: true, isUnfinished: true }],
  ['a folder in the place of a file', page, folder, { isStructural: true }],
  ['another folder', folder, { ...folder, stamp: 'folder 2' }, { isStructural: true }],
])('%s', (_, before, now, change) => {
  const edit = { file: '/page.md', isStructural: false, isUnfinished: false };
  const expected = change === null ? [] : [{ ...edit, ...change }];
  expect(listChanges(mapOf(before), mapOf(now))).toEqual(expected);
});

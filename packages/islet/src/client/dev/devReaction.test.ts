import { expect, it, test } from 'vitest';
import {
  type DevMessage,
  type DevReaction,
  type DevState,
  decideReaction,
  isDevMessage,
} from './devReaction.ts';

const known: DevState = { server: 'a', revision: 3 };

it.each<[string, DevState, DevMessage, DevReaction]>([
  [
    'the first greeting',
    { server: null, revision: null },
    { type: 'hello', server: 'a', revision: 3 },
    'none',
  ],
  [
    'a greeting to a page that is up to date',
    { server: null, revision: 3 },
    { type: 'hello', server: 'a', revision: 3 },
    'none',
  ],
  [
    'a greeting to a page that was rendered before a change',
    { server: null, revision: 2 },
    { type: 'hello', server: 'a', revision: 3 },
    'reload',
  ],
  ['the same server again', known, { type: 'hello', server: 'a', revision: 3 }, 'none'],
  ['the same server after a change', known, { type: 'hello', server: 'a', revision: 5 }, 'reload'],
  ['another server', known, { type: 'hello', server: 'b', revision: 3 }, 'reload'],
  [
    'a change of this page',
    known,
    { type: 'update', routes: ['/x', '/a/'], revision: 4 },
    'refresh',
  ],
  ['a change of all pages', known, { type: 'update', routes: 'all', revision: 4 }, 'refresh'],
  ['a change of another page', known, { type: 'update', routes: ['/x'], revision: 4 }, 'forget'],
  ['new styles', known, { type: 'styles', urls: { '/a.css': '/b.css' }, revision: 4 }, 'restyle'],
  ['new code', known, { type: 'reload' }, 'reload'],
])('%s', (_, state, message, reaction) => {
  expect(decideReaction(state, message, '/a/')).toBe(reaction);
});

test.each([
  [{ type: 'hello', server: 'a', revision: 1 }, true],
  [{ type: 'update', routes: ['/'], revision: 1 }, true],
  [{ type: 'update', routes: 'all', revision: 1 }, true],
  [{ type: 'styles', urls: { '/a.css': '/b.css' }, revision: 1 }, true],
  [{ type: 'reload' }, true],
  [{ type: 'hello', revision: 1 }, false],
  [{ type: 'update', routes: ['/'] }, false],
  [{ type: 'styles', urls: { '/a.css': 1 }, revision: 1 }, false],
  [{ type: 'styles', urls: { '/a.css': '/b.css' } }, false],
  [{ type: 'other' }, false],
  [{}, false],
  [null, false],
  ['reload', false],
])('%j is a message: %s', (message, expected) => {
  expect(isDevMessage(message)).toBe(expected);
});

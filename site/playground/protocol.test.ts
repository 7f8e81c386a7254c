import { describe, expect, test } from 'vitest';
import { isProjectPath, isWorkerReply, isWorkerRequest } from './protocol.ts';

describe('paths of a project:', () => {
  test.each(['src/index.ts', 'rslib.config.ts', '.env', 'src/[id].ts', 'src/..x/a b.ts'])(
    '%j is one',
    (path) => expect(isProjectPath(path)).toBe(true),
  );

  test.each([
    '',
    '/etc/passwd',
    '../up.ts',
    'src/../../up.ts',
    './src/index.ts',
    'src//index.ts',
    'src/',
    'src\\..\\up.ts',
    '__proto__',
    'a/constructor/b',
    'node_modules/react/index.js',
    'line\nbreak.ts',
    'x'.repeat(301),
  ])('%j is none', (path) => expect(isProjectPath(path)).toBe(false));
});

describe('requests:', () => {
  const files = { 'src/index.ts': 'export {}' };
  const forged = JSON.parse('{ "__proto__": "text" }');

  test.each([
    { kind: 'build', id: 0, files },
    { kind: 'build', id: 7, files: {}, commands: ['npx rslib --config other.config.ts'] },
  ])('%j is one', (value) => expect(isWorkerRequest(value)).toBe(true));

  test.each([
    undefined,
    null,
    'build',
    [],
    { kind: 'run', id: 1, files },
    { kind: 'build', id: -1, files },
    { kind: 'build', id: '1', files },
    { kind: 'build', id: 1 },
    { kind: 'build', id: 1, files: [] },
    { kind: 'build', id: 1, files: { '../a': '' } },
    { kind: 'build', id: 1, files: { a: 1 } },
    { kind: 'build', id: 1, files: forged },
    { kind: 'build', id: 1, files, commands: 'npx rslib' },
    { kind: 'build', id: 1, files, commands: [1] },
  ])('%j is none', (value) => expect(isWorkerRequest(value)).toBe(false));
});

describe('replies:', () => {
  const built = { kind: 'built', id: 1, files: {}, isFailed: false, milliseconds: 4.5 };

  test.each([
    { kind: 'progress', loaded: 1, total: 2 },
    { kind: 'ready', release: '1.0.1', milliseconds: 3 },
    { kind: 'log', id: 1, text: 'ready' },
    built,
    { ...built, files: { 'dist/index.js': new Uint8Array(1) } },
    { kind: 'failed', reason: 'panic', text: 'unreachable' },
  ])('%j is one', (value) => expect(isWorkerReply(value)).toBe(true));

  test.each([
    undefined,
    7,
    { kind: 'ready' },
    { kind: 'ready', release: {}, milliseconds: 3 },
    { kind: 'progress', loaded: Number.NaN, total: 1 },
    { kind: 'log', id: 1, text: { toString: 'x' } },
    { ...built, id: 1.5 },
    { ...built, milliseconds: Number.POSITIVE_INFINITY },
    { ...built, files: { '../../index.html': new Uint8Array(1) } },
    { ...built, files: { 'dist/index.js': '<script>' } },
    { kind: 'failed', reason: 'other', text: '' },
    { kind: 'failed', reason: 'toString', text: '' },
    { kind: 'html', text: '<script>' },
  ])('%j is none', (value) => expect(isWorkerReply(value)).toBe(false));
});

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../page/record/testing.ts';
import { explainError } from './explainError.ts';

const catchError = (run: () => void): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
};

test('a file error is explained with the path and a fix', () =>
  withFiles({ a: '' }, async (folder) => {
    const at = (...names: string[]): string => path.join(folder, ...names);
    const explain = (run: () => void) => {
      const found = explainError(catchError(run), { folder, isDebugged: false });
      expect(found.fix).toMatch(/^[A-Z].*\.$/);
      return `${found.file}: ${found.message}`;
    };
    expect(explain(() => readFileSync(at('gone')))).toBe('gone: `gone` does not exist.');
    expect(explain(() => mkdirSync(at('a', 'b')))).toBe(
      'a/b: `a/b` is below a file, which is not a folder.',
    );
    expect(explain(() => writeFileSync(folder, ''))).toBe(`${folder}: \`${folder}\` is a folder.`);
    expect(explain(() => copyFileSync(at('gone'), at('b')))).toBe('gone: `gone` does not exist.');
  }));

/** Creates an error like those that Node throws. */
const systemError = (code: string, more: object = {}): Error =>
  Object.assign(new Error(`${code}: write`), { code, errno: -1, syscall: 'write', ...more });

test.each([
  [
    systemError('ENOSPC'),
    'engine: A file cannot be written because the disk is full: ENOSPC: write.',
  ],
  [
    systemError('ENOSPC', { path: '/site/a.png', dest: '/site/dist/a.png' }),
    'dist/a.png: `dist/a.png` cannot be written because the disk is full.',
  ],
  [
    systemError('EACCES', { path: '/site/.islet' }),
    '.islet: `.islet` cannot be accessed by this user.',
  ],
  [
    systemError('EROFS', { path: '/site/.islet' }),
    '.islet: `.islet` is on a disk that cannot be written.',
  ],
  [
    systemError('EROFS', { path: '/tmp/x' }),
    '/tmp/x: `/tmp/x` is on a disk that cannot be written.',
  ],
  [
    systemError('EFBIG', { path: '/theme/a.js', dest: '/site/dist/a.js' }),
    'dist/a.js: `dist/a.js` cannot be written because the system allows no file of this size.',
  ],
  [
    new Error('spawn esbuild EAGAIN'),
    'system: The command cannot go on because the system allows no more processes: spawn esbuild EAGAIN.',
  ],
  [systemError('EIO', { path: '/site/a' }), 'a: `a` cannot be used (EIO).'],
  [
    new Error(
      "× Rspack FS Error: IO error: Error: EMFILE: too many open files, open '/site/.islet/a.css'\n  │",
    ),
    '.islet/a.css: `.islet/a.css` cannot be opened because too many files are open.',
  ],
  [
    Object.assign(new Error('x'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }),
    'engine: There is not enough memory for the pages of this site.',
  ],
  [new TypeError('a is not a function'), 'engine: Internal error: a is not a function.'],
  [null, 'engine: Internal error: null.'],
])('%s', (error, expected) => {
  const found = explainError(error, { folder: '/site', isDebugged: false });
  expect(`${found.file}: ${found.message}`).toBe(expected);
});

test('an internal error shows its stack trace, or how to get it', () => {
  const error = new Error('Broken');
  const hidden = explainError(error, { folder: '/', isDebugged: false });
  expect(hidden.frame).toBeUndefined();
  expect(hidden.fix).toContain('DEBUG=islet');
  const shown = explainError(error, { folder: '/', isDebugged: true });
  expect(shown.frame).toContain('explainError.test');
});

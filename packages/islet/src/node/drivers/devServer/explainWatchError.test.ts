import { expect, test } from 'vitest';
import { explainWatchError } from './explainWatchError.ts';

const systemError = (code: string): Error =>
  Object.assign(new Error(`${code}: something, watch '/site/docs'`), { code, path: '/site/docs' });

test.each([
  ['ELOOP', 'is a link that leads back to itself', 'Remove or correct the link.'],
  ['ENOSPC', 'the system allows no more watches', 'max_user_watches'],
  ['EMFILE', 'too many files are open', 'ulimit -n'],
  ['EIO', 'This file cannot be watched (EIO: something', 'Start the server again.'],
])('%s says what is wrong and what to do', (code, cause, fix) => {
  expect(explainWatchError(systemError(code))).toEqual({
    severity: 'warning',
    message: expect.stringContaining(cause),
    fix: expect.stringContaining(fix),
    file: '/site/docs',
  });
});

test.each(['ENAMETOOLONG', 'ENOENT'])(
  'that there is no such file is reported by the page: %s',
  (code) => {
    expect(explainWatchError(systemError(code))).toBeNull();
  },
);

import { expect, test } from 'vitest';
import { explainFailure } from '../../drivers/devServer/explainFailure.ts';
import { explainLimit } from './explainLimit.ts';

test.each([
  ['EFBIG: file too large, write', 'the system allows no file of this size', 'ulimit -f'],
  [
    '× Rspack FS Error: IO error: EFBIG: file too large, write\n  │',
    'no file of this size',
    'ulimit',
  ],
  ['spawn /site/esbuild EAGAIN', 'the system allows no more processes', 'ulimit -u'],
  ['The service was stopped', 'the system allows no more processes', 'ulimit -u'],
  ['Os { message: "Resource temporarily unavailable" }', 'no more processes', 'ulimit -u'],
  ['ENOSPC: no space left on device, write', 'the disk is full', 'Free some'],
  ['EMFILE: too many open files, uv_pipe_open', 'too many files are open', 'ulimit -n'],
  ['spawn ENOMEM', 'there is not enough memory', 'Close'],
])('%s is not blamed on the config', (message, cause, fix) => {
  expect(explainFailure(new Error(message), 'The site cannot be served', '/site')).toEqual({
    severity: 'error',
    message: expect.stringMatching(
      new RegExp(`^The site cannot be served because .*${cause}: .*[^.]\\.$`, 's'),
    ),
    fix: expect.stringContaining(fix),
    file: 'system',
  });
});

test.each(['ENOENT: no such file, open', 'Cannot find package "efbig"', ''])(
  'other errors are none of the system: %s',
  (message) => expect(explainLimit(new Error(message), '')).toBeNull(),
);

import { expect, test } from 'vitest';
import { escapedHash } from './escapedHash.ts';
import { explainPath } from './explainPath.ts';

test.each([
  ['/site', ['./docs/A.tsx'], null],
  ['/a!b', [], null],
  ['/a!b', [''], '/a!b contains `!`'],
  ['/a?b', [''], '/a?b contains `?`'],
  ['/a#b', ['./docs/A.tsx', `../a${escapedHash}b/A.tsx`], null],
  ['/a#b', ['', `../a${escapedHash}b/docs/a.css`], '/a#b/docs/a.css contains `#`'],
  ['/site', [`./docs/c${escapedHash}/a.css`], '/site/docs/c#/a.css contains `#`'],
])('%s: %j', (siteRoot, moduleNames, expected) => {
  const problem = explainPath(
    siteRoot,
    moduleNames.map((moduleName) => ({ moduleName })),
  );
  const [, told] = /^This path (.*),/.exec(problem?.message ?? '') ?? [];
  expect(problem && `${problem.file} ${told}`).toBe(expected);
});

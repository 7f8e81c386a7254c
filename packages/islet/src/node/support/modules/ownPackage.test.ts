import { expect, test } from 'vitest';
import manifest from '../../../../package.json';
import { optionalVersion } from './ownPackage.ts';

test.each([
  ['katex', manifest.devDependencies.katex],
  ['@takumi-rs/core', manifest.devDependencies['@takumi-rs/core']],
  ['not-there', null],
])('the version of %s is %j', (name, version) => {
  expect(optionalVersion(name)).toBe(version);
});

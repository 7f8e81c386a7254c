import { expect, test } from 'vitest';
import {
  allowMissingDev,
  checkNodeVersion,
  findChange,
  findDifference,
  findInstaller,
  hasDev,
  install,
  lacksOptional,
  listArguments,
} from './install.mjs';

const old = (version: string) =>
  `Node ${version} is too old: install Node 20.19.0 or newer from https://nodejs.org.`;

test.each([
  ['20.19.0', null],
  ['20.20.2', null],
  ['22.0.0', null],
  ['20.18.3', old('20.18.3')],
  ['18.20.0', old('18.20.0')],
  ['9.30.0', old('9.30.0')],
])('Node %s', (version, expected) => {
  expect(checkNodeVersion(version, '>=20.19.0')).toBe(expected);
});

test.each([
  ['.modules.yaml', 'pnpm'],
  ['.pnpm', 'pnpm'],
  ['.yarn-state.yml', 'yarn'],
  ['.yarn-integrity', 'yarn'],
  ['.package-lock.json', null],
])('a folder with %s is of %s', (mark, expected) => {
  expect(findInstaller((name) => name === mark)).toBe(expected);
});

const a = { version: '1.0.0', integrity: 'sha512-a' };
const lock = {
  packages: {
    '': { version: '0.0.0' },
    'packages/x': { version: '0.0.0' },
    'node_modules/@s/a': a,
    'node_modules/@s/a/node_modules/b': { version: '2.0.0' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
    'node_modules/x': { link: true },
  },
};
const { '': _, 'packages/x': __, 'node_modules/other-platform': ___, ...installed } = lock.packages;

test.each([
  ['installed', installed, null],
  ['nothing there', null, 'node_modules is missing or unfinished'],
  ['one missing', { ...installed, 'node_modules/x': undefined }, 'x is missing'],
  [
    'one too many',
    { ...installed, 'node_modules/y/node_modules/@s/z': a },
    '@s/z is no longer in package-lock.json',
  ],
  [
    'another version',
    { ...installed, 'node_modules/@s/a/node_modules/b': { version: '2.0.1' } },
    'b is not the one in package-lock.json',
  ],
  [
    'one whose integrity the lock file lacks',
    {
      ...installed,
      'node_modules/@s/a/node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
    },
    null,
  ],
  [
    'another content',
    { ...installed, 'node_modules/@s/a': { ...a, integrity: 'sha512-b' } },
    '@s/a is not the one in package-lock.json',
  ],
  [
    'an optional one of another version',
    { ...installed, 'node_modules/other-platform': { version: '0.9.0' } },
    'other-platform is not the one in package-lock.json',
  ],
])('%s', (_, packages, expected) => {
  const found = packages && { packages: JSON.parse(JSON.stringify(packages)) };
  expect(findDifference(lock, found)).toBe(expected);
});

test('packages for development may be missing where only sites are built', () => {
  const { packages } = lock;
  const dev = { version: '3.0.0', dev: true };
  const all = { packages: { ...packages, 'node_modules/d': dev } };
  expect(findDifference(all, { packages: installed })).toBe('d is missing');
  expect(findDifference(allowMissingDev(all), { packages: installed })).toBeNull();
  const old = { packages: { ...installed, 'node_modules/d': { ...dev, version: '2.0.0' } } };
  expect(findDifference(allowMissingDev(all), old)).toBe('d is not the one in package-lock.json');
});

test.each([
  [null, false],
  [{ packages: installed }, false],
  [{ packages: { ...installed, 'node_modules/d': { version: '3.0.0', dev: true } } }, true],
])('packages for development are installed: %j', (found, expected) => {
  expect(hasDev(found)).toBe(expected);
});

test('packages of examples may need a newer release of Node than the one at hand', () => {
  expect(listArguments('site/examples', false, false)).toContain('--engine-strict=false');
  expect(listArguments('.', false, true).join(' ')).toBe(
    'ci --omit=dev --no-audit --no-fund --prefix .',
  );
});

test.each([
  ['what npm has is enough', [0], ['ci --prefer-offline'], 0],
  ['what npm has lacks something optional', [0, 0], ['ci --prefer-offline', 'ci'], 0],
  ['what npm has is too old', [1, 0], ['ci --prefer-offline', 'ci'], 0],
  ['nothing can be installed', [1, 2], ['ci --prefer-offline', 'ci'], 2],
  ['someone stops it', [130], ['ci --prefer-offline'], 130],
])('installing: %s', async (_, codes, expected, last) => {
  const calls: string[] = [];
  const { code } = await install(
    ['ci'],
    async (args) => {
      const code = codes[calls.length] ?? 0;
      calls.push(args.join(' '));
      return { code, output: '', stopped: code === 130 };
    },
    () => codes.length === calls.length,
  );
  expect(calls).toEqual(expected);
  expect(code).toBe(last);
});

test.each([
  ['is there', { optional: true, os: 'linux', cpu: 'x64' }, true, false],
  ['is missing', { optional: true, os: ['linux'], cpu: ['x64', 'arm64'] }, false, true],
  ['is for another system', { optional: true, os: 'darwin', cpu: 'x64' }, false, false],
  ['is for one C library', { optional: true, os: 'linux', cpu: 'x64', libc: 'musl' }, false, false],
  ['must be there', { os: 'linux', cpu: 'x64' }, false, false],
])('an optional package that %s', (_, entry, isThere, expected) => {
  const packages = { 'node_modules/o': entry };
  const found = { packages: isThere ? packages : {} };
  expect(lacksOptional({ packages }, found, { platform: 'linux', arch: 'x64' })).toBe(expected);
});

test.each([
  ['the same', { dependencies: { x: '1.0.0' }, devDependencies: { y: '^2' } }, null],
  ['nothing', {}, null],
  ['another version', { dependencies: { x: '1.1.0' } }, 'x 1.1.0'],
  ['another alias', { devDependencies: { y: 'npm:x@1.0.0' } }, 'y npm:x@1.0.0'],
  ['a new package', { devDependencies: { y: '^2', z: '3.0.0' } }, 'z 3.0.0'],
])('package.json asks for %s', (_name, manifest, expected) => {
  const packages = { '': { dependencies: { x: '1.0.0' }, devDependencies: { y: '^2' } } };
  const message = `package.json asks for ${expected}, which package-lock.json doesn't have`;
  expect(findChange(manifest, { packages })).toBe(expected && message);
});

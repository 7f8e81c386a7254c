import { expect, test } from 'vitest';
import { listExplained } from './listExplained.ts';

const ofRslib = "import { defineConfig } from '@rslib/core';";

test.each([
  [
    'a project',
    { 'src/a.ts': '', 'package.json': '', 'rslib.config.ts': '' },
    'rslib.config.ts=rslib package.json=package',
  ],
  [
    'configs of Rslib first',
    { 'vite.config.js': '', 'umd.config.mts': ofRslib },
    'umd.config.mts=rslib vite.config.js=vite',
  ],
  ['a config with a short name', { 'config.ts': ofRslib }, 'config.ts=rslib'],
  ['other tools', { 'rstest.config.ts': '', 'tsconfig.json': '', 'eslint.config.js': '' }, ''],
  [
    'what is deeper belongs to something else',
    { 'src/rslib.config.ts': ofRslib, 'app/package.json': '' },
    '',
  ],
])('%s', (_, files, expected) => {
  const found = listExplained(files).map(({ path, kind }) => `${path}=${kind}`);
  expect(found.join(' ')).toBe(expected);
});

import path from 'node:path';
import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { openRelease } from './openRelease.ts';

const files = {
  'esbuild/package.json': '{ "name": "esbuild", "version": "0.28.2", "bin": "bin/esbuild" }',
  '@rslib/core/package.json':
    '{ "name": "@rslib/core", "version": "1.0.1", "bin": { "rslib": "./bin/rslib.js" } }',
  'rslib-0/package.json':
    '{ "name": "@rslib/core", "version": "0.23.2", "bin": { "rslib": "./bin/rslib.js" } }',
  'old-tsup/package.json': '{ "name": "tsup", "version": "7.0.0", "bin": "cli.js" }',
};

test('an aliased package replaces the one with its real name', () =>
  withFiles(files, async (root) => {
    const open = (name: string) => openRelease(root, name);
    expect(await open('esbuild')).toEqual({ label: 'esbuild 0.28.2', programs: {}, links: {} });
    expect(await open('@rslib/core')).toEqual({ label: 'Rslib 1.0.1', programs: {}, links: {} });
    expect(await open('rslib-0')).toEqual({
      label: 'Rslib 0.23.2',
      programs: { rslib: path.join(root, 'rslib-0', 'bin', 'rslib.js') },
      links: { '@rslib/core': path.join(root, 'rslib-0') },
    });
    expect((await open('old-tsup')).programs).toEqual({
      tsup: path.join(root, 'old-tsup', 'cli.js'),
    });
  }));

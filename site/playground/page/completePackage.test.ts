import { expect, test } from 'vitest';
import release from '../../data/recorded/release.json';
import { completePackage } from './completePackage.ts';

const complete = (text: string): unknown =>
  JSON.parse(completePackage({ 'package.json': text })['package.json'] ?? 'null');

test('a project gets Rslib and scripts, and keeps its own', () => {
  expect(complete('{ "name": "a", "scripts": { "build": "rslib --watch" } }')).toEqual({
    name: 'a',
    scripts: { build: 'rslib --watch', start: 'rslib' },
    devDependencies: { '@rslib/core': release.rslib },
  });
});

test('a project without a `package.json` gets one', () => {
  expect(completePackage({})['package.json']).toContain('@rslib/core');
});

test('a `package.json` that is not valid stays', () => {
  expect(completePackage({ 'package.json': '{' })).toEqual({ 'package.json': '{' });
});

import { expect, test } from 'vitest';
import release from '../../data/recorded/release.json';
import { completePackage } from './completePackage.ts';

const projectOf = (files: Record<string, string>, command = 'npx rslib') => ({ files, command });

const complete = (text: string): unknown =>
  JSON.parse(completePackage(projectOf({ 'package.json': text }))['package.json'] ?? 'null');

test('a project gets Rslib and scripts, and keeps its own', () => {
  expect(complete('{ "name": "a", "scripts": { "build": "rslib --watch" } }')).toEqual({
    name: 'a',
    scripts: { build: 'rslib --watch', start: 'rslib' },
    devDependencies: { '@rslib/core': release.rslib },
  });
});

test('a project without a `package.json` gets one', () => {
  expect(completePackage(projectOf({}))['package.json']).toContain('@rslib/core');
});

test('its scripts run the commands of the project', () => {
  const command = 'npx rslib; npx rslib --config a.config.ts';
  expect(completePackage(projectOf({}, command))['package.json']).toContain(
    '"build": "rslib && rslib --config a.config.ts"',
  );
});

test('a `package.json` that is not valid stays', () => {
  const files = { 'package.json': '{' };
  expect(completePackage(projectOf(files))).toEqual(files);
});

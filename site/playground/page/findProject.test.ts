import { expect, test } from 'vitest';
import type { ExampleProjects } from '../projects/exampleProjects.ts';
import { findProject } from './findProject.ts';
import { encodeLink } from './shareLink.ts';

const examples: Record<string, ExampleProjects> = {
  kit: {
    own: { 'src/index.ts': 'own', 'check.mjs': '' },
    runs: {
      umd: { changed: { 'rslib.config.ts': 'umd' }, left: ['check.mjs'] },
      lib: { changed: {}, left: [], command: 'npx rslib --lib a' },
    },
  },
  explorer: { own: { 'src/index.ts': 'explored' }, runs: {} },
};
const load = async (name: string) =>
  Object.hasOwn(examples, name) ? (examples[name] ?? null) : null;

test('a run of an example', async () => {
  expect(await findProject({ search: '?run=kit/umd', hash: '' }, load)).toEqual({
    kind: 'project',
    files: { 'src/index.ts': 'own', 'rslib.config.ts': 'umd' },
    command: 'npx rslib',
    origin: { kind: 'site', name: 'run=kit/umd' },
  });
});

test('a run with a command of its own', async () => {
  expect(await findProject({ search: '?run=kit/lib', hash: '' }, load)).toMatchObject({
    command: 'npx rslib --lib a',
  });
});

test('a choice of the output explorer', async () => {
  const found = await findProject({ search: '?explorer&format=cjs', hash: '' }, load);
  const files = found.kind === 'project' ? found.files : {};
  expect(files['src/index.ts']).toBe('explored');
  expect(files['rslib.config.ts']).toContain("format: 'cjs'");
});

test('what a link carries is from the link, even if it has the files of an example', async () => {
  const project = { files: { 'rslib.config.ts': 'umd' }, command: 'npx rslib --lib b' };
  const fragment = (await encodeLink(project)) ?? '';
  expect(await findProject({ search: '?run=kit/umd', hash: `#${fragment}` }, load)).toEqual({
    kind: 'project',
    ...project,
    origin: { kind: 'link' },
  });
});

test.each([
  ['?run=kit/unknown', '', 'damaged'],
  ['?run=constructor/umd', '', 'damaged'],
  ['?run=kit/umd', '#1~damaged', 'damaged'],
  ['', '#playground', 'none'],
  ['?navbar=0', '', 'none'],
])('%s%s: %s', async (search, hash, kind) => {
  expect(await findProject({ search, hash }, load)).toEqual({ kind });
});

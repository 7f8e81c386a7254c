import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTempFolder } from '#islet/testing/fixtureSites.ts';
import { root, run } from './run.mjs';

const folder = await createTempFolder();
afterAll(folder.remove);
const clone = folder.path;

/** Says what it was asked for, and fails. */
const npm = path.join(clone, 'npm-cli.js');

/** Each program that `npm run` starts, with the arguments of the first script that does. */
const programs = new Map<string, string[]>();
const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
for (const script of Object.values<string>(scripts)) {
  const [, program = '', ...args] = script.split(' ');
  if (!programs.has(program)) programs.set(program, args);
}

/** What a program needs to be told. */
const needed: Readonly<Record<string, string[]>> = {
  'scripts/pack.mjs': ['tarballs'],
  'scripts/recordOutputs.mjs': ['1.0.1'],
  'scripts/release.mjs': ['1.0.0'],
};

/** They build or read sites, which needs no development dependencies. */
const forSites = ['scripts/start.mjs', 'scripts/docs.mjs', 'scripts/playground.mjs'];

beforeAll(async () => {
  await writeFile(npm, "console.log('npm', ...process.argv.slice(2)); process.exitCode = 1;");
  for (const part of ['scripts', 'bench/bench.mjs', 'package.json', 'package-lock.json'])
    await cp(path.join(root, part), path.join(clone, part), { recursive: true });
  await symlink(path.join(root, 'packages'), path.join(clone, 'packages'), 'junction');
});

test.each([...programs])('in a fresh clone, %s installs packages first', async (program, args) => {
  const { code, output } = await run(
    process.execPath,
    [path.join(clone, program), ...args, ...(needed[program] ?? [])],
    { capture: true, env: { npm_execpath: npm } },
  );
  expect(output).toContain('Installing packages: node_modules is missing or unfinished.\n');
  const omitted = forSites.includes(program) ? ' --omit=dev' : '';
  expect(output).toContain(`npm ci${omitted} --no-audit`);
  expect(output).toContain('Packages could not be installed (npm ci ended with code 1, see above)');
  expect(output).not.toMatch(/^ {4}at /m);
  expect(code).toBe(1);
});

test('a tool gets its arguments, and its exit code is passed on', async () => {
  const runTool = (...args: string[]) =>
    run(process.execPath, ['scripts/runTool.mjs', ...args], { capture: true });
  expect(await runTool('biome', '--version')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Version: /),
  });
  expect(await runTool('biome', 'ci', 'missing.ts')).toMatchObject({ code: 1 });
  expect(await runTool('webpack')).toMatchObject({
    code: 1,
    output: 'Use one of biome, playwright, vitest.\n',
  });
});

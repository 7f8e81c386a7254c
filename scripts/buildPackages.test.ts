import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { withFiles } from '#islet/node/page/record/testing.ts';
import { buildPackages, hashDist, replaceFolder } from './buildPackages.mjs';
import { root as repository, run } from './run.mjs';

/** What the scripts that build the package and run its command line consist of. */
const ownFiles = [
  'scripts',
  'package.json',
  'package-lock.json',
  'packages/islet/package.json',
  'packages/islet/rslib.config.mjs',
  'packages/islet-prove/package.json',
  'packages/create-islet/package.json',
  'packages/islet/src/shared/server',
  'packages/islet/src/node/support/modules',
];

/** Copies the scripts of this repository. */
async function copyScripts(root: string): Promise<void> {
  for (const name of ownFiles) {
    await cp(path.join(repository, name), path.join(root, name), { recursive: true });
  }
}

/** Links the packages that are installed, apart from our own and the cache. */
async function linkPackages(root: string): Promise<void> {
  const [from, to] = [repository, root].map((place) => path.join(place, 'node_modules'));
  await mkdir(to ?? '');
  for (const name of await readdir(from ?? '')) {
    if (name === 'islet' || name === '.cache') continue;
    await symlink(path.join(from ?? '', name), path.join(to ?? '', name), 'junction');
  }
}

/**
 * A repository like this one, whose package is a module for sites and two small programs; one of them loads another package
 * by its name.
 */
async function writeSmallRepository(root: string): Promise<void> {
  await copyScripts(root);
  await linkPackages(root);
  const at = (name: string): string => path.join(root, 'packages/islet', name);
  const config = {
    source: { entry: { islet: './small/islet.js', writePlainBundle: './small/plain.js' } },
    lib: [
      { id: 'engine', format: 'esm', output: { distPath: { js: 'node' } } },
      { id: 'site', bundle: false, source: { entry: { index: './small/theme.js' } } },
    ],
  };
  await mkdir(at('small'));
  // The other packages have nothing.
  for (const name of ['islet-prove', 'create-islet']) {
    const other = path.join(root, 'packages', name);
    await cp(at('package.json'), path.join(other, 'index.json'));
    await writeFile(
      path.join(other, 'rslib.config.mjs'),
      "export default { source: { entry: { index: './index.json' } }, lib: [{}] };",
    );
  }
  await writeFile(at('small/theme.js'), 'const unused = 1;\nexport const used = { a: 1 };');
  await writeFile(at('rslib.config.mjs'), `export default ${JSON.stringify(config)};`);
  await writeFile(
    at('small/islet.js'),
    "import { z } from 'zod';\nconsole.log('Usage', z.string().parse('of it'));",
  );
  await writeFile(
    at('small/plain.js'),
    "import { mkdirSync } from 'node:fs';\nimport path from 'node:path';\nmkdirSync(path.join(process.argv[1], '../../plain'));",
  );
}

const runDocs = (root: string, ...args: string[]) =>
  run(process.execPath, [path.join(root, 'scripts/docs.mjs'), ...args], { capture: true });

test('the package is built when it is missing or damaged, and only then', () =>
  withFiles({}, async (root) => {
    await writeSmallRepository(root);
    const dist = path.join(root, 'packages/islet/dist');
    const first = await runDocs(root, 'help');
    expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/^Usage/) });
    await truncate(path.join(dist, 'node/islet.js'));
    const second = await runDocs(root, 'help');
    expect(second.code).toBe(0);
    expect(second.output).toMatch(
      /^The built package in \S+ was damaged; it was built again\.\nUsage/,
    );
    expect(await runDocs(root, 'help')).toEqual(first);
  }));

test('commands of the repository build a draft, which a complete build replaces', () =>
  withFiles({}, async (root) => {
    await writeSmallRepository(root);
    const dist = path.join(root, 'packages/islet/dist');
    const plain = path.join(dist, 'plain');
    const read = (name: string) => readFile(path.join(dist, name), 'utf8');
    await runDocs(root, 'help');
    expect([existsSync(dist), existsSync(plain)]).toEqual([true, false]);
    const draft = [await read('theme.js'), await read('node/islet.js')];
    expect(await buildPackages(root)).toMatchObject({ notices: [] });
    expect(existsSync(plain)).toBe(true);
    // Otherwise the scripts of sites would have other bytes after it.
    expect(await read('theme.js')).toBe(draft[0]);
    expect(await read('node/islet.js')).not.toBe(draft[1]);
    const { ino } = await stat(plain);
    await runDocs(root, 'help');
    expect(await stat(plain)).toMatchObject({ ino });
  }));

test('where the package cannot be built in the repository, a copy of it works', () =>
  withFiles({}, async (root) => {
    await writeSmallRepository(root);
    const dist = path.join(root, 'packages/islet/dist');
    await writeFile(`${dist}.tmp-${process.pid}`, 'a file in the way');
    vi.stubEnv('NODE_ENV', undefined);
    const { folder, notices } = await buildPackages(root);
    // Tests that are started after the package was built run in their own mode.
    expect(process.env.NODE_ENV).toBeUndefined();
    vi.unstubAllEnvs();
    expect(folder).not.toContain(root);
    expect(notices).toEqual([
      expect.stringMatching(
        /^The package cannot be built in \S+islet, so each command builds it again: EEXIST: /,
      ),
    ]);
    // With links to the packages that it loads by name.
    const docs = path.join(folder, 'dist/node/islet.js');
    const outcome = await run(process.execPath, [docs], { capture: true });
    expect(outcome).toMatchObject({ code: 0, output: 'Usage of it\n' });
  }));

test('a folder is replaced as a whole, also if there is none or a killed process left its old one', () =>
  withFiles({ 'a/new.txt': '', 'b/newer.txt': '' }, async (root) => {
    const at = (name: string): string => path.join(root, name);
    replaceFolder(at('a'), at('dist'));
    await cp(at('dist'), at(`dist.old-${process.pid}`), { recursive: true });
    replaceFolder(at('b'), at('dist'));
    expect((await readdir(root, { recursive: true })).sort()).toEqual(['dist', 'dist/newer.txt']);
  }));

test('a package that is replaced while it is read counts as another one', () =>
  withFiles({ 'dist/a.js': '' }, async (root) => {
    const files = ['a.js', 'b.js'].map((name) => path.join(root, 'dist', name));
    expect(hashDist(path.join(root, 'dist'))).toMatch(/^[\da-f]{64}$/);
    expect(hashDist(path.join(root, 'dist'), files)).toBeNull();
  }));

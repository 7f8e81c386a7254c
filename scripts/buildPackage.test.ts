import { existsSync } from 'node:fs';
import { cp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyEngine } from '../e2e/support/copyEngine.ts';
import { withFiles } from '../packages/core/src/engine/content/page/testing.ts';
import { buildPackage, hashDist, replaceFolder } from './buildPackage.mjs';
import { root as repository, run } from './run.mjs';

/** Copies what the package is built from, and the script that runs its command line. */
async function copyRepository(root: string): Promise<void> {
  for (const name of ['scripts', 'packages/core', 'package.json', 'package-lock.json']) {
    const filter = (file: string): boolean => !/node_modules|dist/.test(path.basename(file));
    await cp(path.join(repository, name), path.join(root, name), { recursive: true, filter });
  }
}

const runDocs = (root: string, ...args: string[]) =>
  run(process.execPath, [path.join(root, 'scripts/docs.mjs'), ...args], { capture: true });

test('the package is built when it is missing or damaged, and only then', () =>
  withFiles({}, async (root) => {
    await copyEngine(root);
    await copyRepository(root);
    const dist = path.join(root, 'packages/core/dist');
    await rm(dist, { recursive: true });
    const first = await runDocs(root, 'help');
    expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/^Usage/) });
    await truncate(path.join(dist, 'theme/index.js'));
    const second = await runDocs(root, 'help');
    expect(second.code).toBe(0);
    expect(second.output).toMatch(
      /^The built package in \S+ was damaged; it was built again\.\nUsage/,
    );
    expect(await runDocs(root, 'help')).toEqual(first);
  }));

test('commands of the repository build a draft, which a complete build replaces', () =>
  withFiles({}, async (root) => {
    await copyEngine(root);
    await copyRepository(root);
    const dist = path.join(root, 'packages/core/dist');
    const plain = path.join(dist, 'plain');
    await rm(dist, { recursive: true });
    await runDocs(root, 'help');
    expect([existsSync(dist), existsSync(plain)]).toEqual([true, false]);
    expect(await buildPackage(root)).toMatchObject({ notices: [] });
    expect(existsSync(plain)).toBe(true);
    const { ino } = await stat(plain);
    await runDocs(root, 'help');
    expect(await stat(plain)).toMatchObject({ ino });
  }));

test('where the package cannot be built in the repository, a copy of it works', () =>
  withFiles({}, async (root) => {
    await copyEngine(root);
    await copyRepository(root);
    const dist = path.join(root, 'packages/core/dist');
    await rm(dist, { recursive: true });
    await writeFile(`${dist}.tmp-${process.pid}`, 'a file in the way');
    const { folder, notices } = await buildPackage(root);
    expect(folder).not.toContain(root);
    expect(notices).toEqual([
      expect.stringMatching(
        /^The package cannot be built in \S+core, so each command builds it again: EEXIST: /,
      ),
    ]);
    // With links to the packages that it loads by name.
    const docs = path.join(folder, 'dist/node/docs.js');
    const { code, output } = await run(process.execPath, [docs, 'build', root], { capture: true });
    expect(code).toBe(1);
    expect(output).toContain('The site has no `site.config.ts`.');
    expect(output).not.toContain('    at ');
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

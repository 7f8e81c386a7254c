import { cp, mkdir, readdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyEngine } from '../../../../../e2e/support/copyEngine.ts';
import { run } from '../../../../../scripts/run.mjs';
import { withFiles } from '../content/page/testing.ts';

test('without packages, a command says what to do', () =>
  withFiles({}, async (root) => {
    const core = path.join(import.meta.dirname, '../../..');
    const bin = 'src/engine/cli/bin.mjs';
    for (const name of [
      bin,
      'src/engine/cli/runCompiled.mjs',
      'src/engine/modules',
      'package.json',
    ])
      await cp(path.join(core, name), path.join(root, name), { recursive: true });
    const args = [path.join(root, bin), 'build', 'site'];
    const { code, output } = await run(process.execPath, args, { capture: true });
    expect(code).toBe(1);
    expect(output).toMatch(/^Packages are missing: run `npm start` once, or `npm ci`\.\n.*esbuild/);
    expect(output).not.toContain('    at ');
  }));

test('where the engine cannot be kept, a command says why and works', () =>
  withFiles({}, async (root) => {
    const bin = await copyEngine(root);
    const modules = path.join(root, 'packages/core/node_modules');
    await mkdir(modules);
    await writeFile(path.join(modules, '.cache'), 'a file in the way');
    const { code, output } = await run(process.execPath, [bin, 'build', root], { capture: true });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The compiled engine cannot be kept in \S+engine, so each command compiles it again: ENOTDIR: /,
    );
    // The command itself has run, with the packages it loads by name.
    expect(output).toContain('The site has no `site.config.ts`.');
    expect(output).not.toContain('    at ');
  }));

test('a damaged engine is compiled again', () =>
  withFiles({}, async (root) => {
    const bin = await copyEngine(root);
    const help = () => run(process.execPath, [bin, 'help'], { capture: true });
    const first = await help();
    expect(first).toMatchObject({ code: 0, output: expect.stringMatching(/^Usage/) });
    const cache = path.join(root, 'packages/core/node_modules/.cache/engine');
    const [name = ''] = (await readdir(cache)).filter((entry) => entry !== 'manifest.json');
    await truncate(path.join(cache, name, 'main.mjs'));
    const second = await help();
    expect(second.code).toBe(0);
    expect(second.output).toMatch(
      /^The compiled engine in \S+ was damaged; it was compiled again\.\nUsage/,
    );
    expect(await help()).toEqual(first);
  }));

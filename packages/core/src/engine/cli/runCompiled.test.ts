import { cp, mkdir, readdir, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyEngine } from '../../../../../e2e/support/copyEngine.ts';
import { run } from '../../../../../scripts/run.mjs';
import { withFiles } from '../content/page/testing.ts';

test('without dependencies, a command explains how to install them', () =>
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
    expect(output).toMatch(
      /^Dependencies are not installed. Run `npm start` or `npm ci`\.\n.*esbuild/,
    );
    expect(output).not.toContain('    at ');
  }));

test('if the engine cannot be cached, a command explains why and still works', () =>
  withFiles({}, async (root) => {
    const bin = await copyEngine(root);
    const modules = path.join(root, 'packages/core/node_modules');
    await mkdir(modules);
    await writeFile(path.join(modules, '.cache'), 'a file in the way');
    const { code, output } = await run(process.execPath, [bin, 'build', root], { capture: true });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Cannot cache the compiled engine in \S+engine, so every command compiles it again: ENOTDIR: /,
    );
    // The command itself has run, and found the packages that it loads by name.
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
      /^The compiled engine in \S+ was damaged and has been compiled again\.\nUsage/,
    );
    expect(await help()).toEqual(first);
  }));

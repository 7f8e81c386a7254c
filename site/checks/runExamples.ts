import path from 'node:path';
import { type Recorder, recordOutput, runExample } from 'islet-prove';
import { openRelease } from './openRelease.ts';
import { explainMissing, openRuntimes } from './openRuntimes.ts';
import type { Tool } from './tool.ts';

/** Opens the programs that examples use; the packages of the examples must be installed. */
export async function openExampleRecorder(root: string, tool: Tool): Promise<Recorder> {
  const folder = path.join(root, 'site/examples');
  const packages = path.join(folder, 'node_modules');
  const runtimes = path.join(folder, 'runtimes', 'node_modules');
  const { scripts, executables } = await openRuntimes(runtimes);
  const programs = { ...scripts, ...listPrograms(packages), rslib: tool.bin };
  return async (run, quoted) => {
    const missing = explainMissing(run, executables);
    if (missing) return missing;
    const { label, links, ...release } = await openRelease(packages, run.tool ?? '@rslib/core');
    const result = await runExample(run, {
      folder: path.join(folder, '.work', 'runs', run.example, run.run),
      packages,
      programs: { ...programs, ...release.programs },
      executables,
      links,
      preload: path.join(root, preload),
    });
    return recordOutput(result, { ...run, tool: label, quoted });
  };
}

/** The module that each Node process of an example loads first, below the root of the repository. */
export const preload = 'site/checks/holdCompilerOutput.cjs';

/** The commands that examples may run, besides the tool itself. */
const listPrograms = (packages: string): Record<string, string> => ({
  acorn: path.join(packages, 'acorn', 'bin', 'acorn'),
  rsbuild: path.join(packages, '@rsbuild', 'core', 'bin', 'rsbuild.js'),
  jest: path.join(packages, 'jest', 'bin', 'jest.js'),
  rollup: path.join(packages, 'rollup', 'dist', 'bin', 'rollup'),
  rspress: path.join(packages, '@rspress', 'core', 'bin', 'rspress.js'),
  rstest: path.join(packages, '@rstest', 'core', 'bin', 'rstest.js'),
  storybook: path.join(packages, 'storybook', 'dist', 'bin', 'dispatcher.js'),
  tsc: path.join(packages, 'typescript', 'bin', 'tsc'),
  tsdown: path.join(packages, 'tsdown', 'dist', 'run.mjs'),
  tsup: path.join(packages, 'tsup', 'dist', 'cli-default.js'),
  vite: path.join(packages, 'vite', 'bin', 'vite.js'),
  vitest: path.join(packages, 'vitest', 'vitest.mjs'),
});

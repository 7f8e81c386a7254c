import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { extractLines, extractRegion, type Problem } from 'islet/tools';
import {
  type Check,
  type Fence,
  fenceKind,
  loadRecord,
  nameTerminal,
  readQuote,
  runNode,
  splitKept,
} from 'islet-prove';
import { findNpm } from './findNpm.ts';
import { followPage, type Step } from './followPage.ts';
import { linkPackages } from './linkPackages.ts';
import type { ProofContext } from './proofContext.ts';

const page = 'site/docs/en/guide/start/tutorial.mdx';

/**
 * Follows the tutorial word for word in an empty folder, and then uses the built library.
 * Packages are not downloaded: those of the examples are linked, with their
 * commands and the entries that npm adds to `package.json`. The check starts at the first `mkdir` and ends with
 * the two fences after the last command, which show what it prints and writes. The errors below are of other projects.
 */
export async function createTutorialCheck({
  root,
  hashCode,
  openTool,
  fences,
}: ProofContext): Promise<Check> {
  const own = fences.filter(({ file }) => file === page);
  const runs = (program: RegExp) => (fence: Fence) =>
    fenceKind(fence) === 'shell' && program.test(fence.code);
  const followed = own.slice(own.findIndex(runs(/^mkdir /m)), own.findLastIndex(runs(/./)) + 3);
  const steps = await Promise.all(followed.map((fence) => readStep(root, fence)));
  const run = async (): Promise<Problem[]> => {
    await openTool();
    const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'tutorial-')));
    const packages = path.join(root, 'site/examples', 'node_modules');
    try {
      const problems = await followPage(steps, {
        folder,
        packages,
        npm: await findNpm(),
        install: (project, names) => linkPackages({ project, names, packages }),
      });
      return problems.length > 0 ? problems : await useLibrary(folder, packages);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const key = JSON.stringify([await hashCode('tutorialCheck'), steps]);
  const part = { name: 'steps', key, count: steps.length, run };
  return { name: 'Steps of the tutorial', parts: [part] };
}

/** Adds the quoted text to a fence, with the exit code and sizes of the quoted run. */
async function readStep(root: string, fence: Fence): Promise<Step> {
  const step: Step = { fence, exitCode: 0, sizes: {} };
  if (fence.meta.file === null) return step;
  const [name = '', region] = fence.meta.file.split('#');
  if (fence.lang === 'output' && splitKept(name) === null) {
    const { files } = await loadRecord(root, name);
    return { ...step, sizes: Object.fromEntries(files.map((one) => [one.path, one.bytes])) };
  }
  const text = await readQuote(root, name);
  const code = region ? (extractLines(text, region) ?? extractRegion(text, region)) : text;
  const kept = splitKept(name);
  const commands = kept ? (await loadRecord(root, kept.record)).commands : [];
  const printing = commands.find((_, index) => nameTerminal(index) === kept?.name);
  const quoted = { ...fence, code: (code ?? '').replace(/\n$/, '') };
  return { ...step, fence: quoted, exitCode: printing?.exitCode ?? 0 };
}

/**
 * A program that uses the library both as an ES module and as CommonJS. With `node16`,
 * TypeScript doesn't allow CommonJS to load an ES module.
 */
const uses = {
  'module.mts': `import { format, parse } from 'tiny-duration';
const text: string = format(95_000);
const back: number = parse(text);
console.log(text, back);
`,
  'common.cts': `import duration = require('tiny-duration');
const text: string = duration.format(95_000);
const back: number = duration.parse(text);
console.log(text, back);
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'node16', strict: true, types: [], outDir: 'out' },
  }),
};

/** Type-checks, compiles and runs a program that imports and requires the library. */
async function useLibrary(base: string, packages: string): Promise<Problem[]> {
  const folder = path.join(base, 'use');
  await mkdir(path.join(folder, 'node_modules'), { recursive: true });
  for (const [name, text] of Object.entries(uses)) await writeFile(path.join(folder, name), text);
  const library = path.join(base, 'tiny-duration');
  await symlink(library, path.join(folder, 'node_modules', 'tiny-duration'), 'junction');
  const commands = [
    [path.join(packages, 'typescript', 'bin', 'tsc')],
    ['out/module.mjs'],
    ['out/common.cjs'],
  ];
  const expected = ['', '1:35 95000\n', '1:35 95000\n'];
  for (const [index, command] of commands.entries()) {
    const { output, code } = await runNode(command, { cwd: folder });
    if (code === 0 && output === expected[index]) continue;
    return [
      {
        severity: 'error',
        message: `The library that the page builds cannot be used by another program:\n${output}`,
        fix: 'See which step leaves out a file or a line of `package.json`.',
        file: page,
      },
    ];
  }
  return [];
}

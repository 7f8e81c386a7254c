import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Check } from '../../proof/check.ts';
import { checkData } from '../../proof/checkData.ts';
import { checkShell } from '../../proof/checkShell.ts';
import { checkTypes, type TypesProgram } from '../../proof/checkTypes.ts';
import { type Fence, type FenceKind, fenceKind } from '../../proof/fence.ts';
import { checkCommand } from './checkCommand.ts';
import { readSources } from './readSources.ts';
import type { Tool } from './tool.ts';

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  jsx: 'react-jsx',
  skipLibCheck: true,
  resolveJsonModule: true,
  types: ['node', '@rslib/core/types'],
};

/** The checks of all code fences, as they are written. */
export async function createFenceChecks({
  root,
  tool,
  fences,
}: {
  root: string;
  tool: Tool;
  fences: readonly Fence[];
}): Promise<Check[]> {
  const work = path.join(root, 'examples', '.work');
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const program: TypesProgram = {
    folder: path.join(work, 'fences'),
    compiler,
    preludes: await readPreludes(path.join(root, 'site', 'proof', 'preludes')),
    projects: await readProjects(root, fences),
    difference: await readFile(path.join(root, 'proof', 'difference.ts'), 'utf8'),
    compilerOptions: {
      ...compilerOptions,
      paths: await listExamplePackages(path.join(root, 'examples')),
    },
  };
  const fencesOf = (kind: FenceKind): Fence[] =>
    fences.filter((fence) => fenceKind(fence) === kind);
  const sources = await readSources(root);
  const locks = await Promise.all(
    ['package-lock.json', 'examples/package-lock.json'].map((file) =>
      readFile(path.join(root, file), 'utf8'),
    ),
  );
  const keyOf = (...parts: unknown[]): string => JSON.stringify([sources, locks, ...parts]);
  return [
    {
      name: 'Types of code',
      key: () => keyOf(fences, program),
      run: async () => ({
        problems: await checkTypes(fences, program),
        count: fencesOf('types').length,
      }),
    },
    {
      name: 'JSON, YAML, CSS',
      key: () => keyOf(fencesOf('data')),
      run: async () => ({
        problems: await checkData(fences, { folder: path.join(work, 'tsconfig'), compiler }),
        count: fencesOf('data').length,
      }),
    },
    {
      name: 'Commands',
      key: () => keyOf(fencesOf('shell'), tool.commands),
      run: async () => ({
        problems: checkShell(fences, (words) => checkCommand(words, tool)),
        count: fencesOf('shell').length,
      }),
    },
  ];
}

async function readPreludes(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder);
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        path.parse(file).name,
        await readFile(path.join(folder, file), 'utf8'),
      ]),
    ),
  );
}

/** The sources of the projects that fences name with `project="…"`. */
async function readProjects(
  root: string,
  fences: readonly Fence[],
): Promise<TypesProgram['projects']> {
  const names = new Set(fences.flatMap(({ meta }) => meta.proof.project ?? []));
  const projects: Record<string, Record<string, string>> = {};
  for (const name of names) {
    const files: Record<string, string> = {};
    const folder = path.join(root, name);
    for (const file of await readdir(path.join(folder, 'src'), { recursive: true })) {
      if (!/\.(?:[cm]?[jt]sx?|json)$/.test(file)) continue;
      const key = `src/${file.split(path.sep).join('/')}`;
      files[key] = await readFile(path.join(folder, key), 'utf8');
    }
    projects[name] = files;
  }
  return projects;
}

/** Lets code import an example by the name of its package, as readers who installed it would. */
async function listExamplePackages(folder: string): Promise<Record<string, string[]>> {
  const paths: Record<string, string[]> = {};
  for (const name of await readdir(folder)) {
    const manifest = await readFile(path.join(folder, name, 'package.json'), 'utf8').catch(
      () => null,
    );
    if (manifest === null || name.startsWith('.')) continue;
    const { name: packageName } = JSON.parse(manifest) as { name?: string };
    if (packageName) paths[packageName] = [`../../${name}/src/index.ts`];
  }
  return paths;
}

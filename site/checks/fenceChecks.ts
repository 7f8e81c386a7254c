import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Check,
  checkData,
  checkShell,
  checkTypes,
  type Fence,
  type FenceKind,
  fenceKind,
  type TypesProgram,
} from 'islet-prove';
import { z } from 'zod';
import { checkPreludes } from './checkPreludes.ts';
import { checkToolCommand } from './checkToolCommand.ts';
import { compilerOptions } from './compilerOptions.ts';
import { loadVueCompiler } from './loadTool.ts';
import type { ProofContext } from './proofContext.ts';

/** Creates the checks for all code fences. */
export async function createFenceChecks({
  root,
  hashCode,
  openTool,
  fences,
}: ProofContext): Promise<Check[]> {
  const work = path.join(root, 'site/examples', '.work');
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const sources: Omit<TypesProgram, 'folder' | 'compiler' | 'vue'> = {
    preludes: await readPreludes(path.join(root, 'site/checks/preludes')),
    projects: await readProjects(root, fences),
    compilerOptions: {
      ...compilerOptions,
      paths: await listExamplePackages(path.join(root, 'site/examples')),
    },
  };
  const fencesOf = (kind: FenceKind): Fence[] =>
    fences.filter((fence) => fenceKind(fence) === kind);
  const code = await hashCode('fenceChecks');
  const keyOf = (...parts: unknown[]): string => JSON.stringify([code, ...parts]);
  const count = (kind: FenceKind): number => fencesOf(kind).length;
  return [
    {
      name: 'Types of code',
      parts: [
        {
          name: 'fences',
          key: keyOf(fences, sources),
          count: count('types'),
          async run() {
            await openTool();
            const folder = path.join(work, 'fences');
            return checkTypes(fences, { ...sources, folder, compiler, vue: loadVueCompiler(root) });
          },
        },
        {
          name: 'preludes',
          key: keyOf(sources.preludes),
          count: 0,
          async run() {
            await openTool();
            return checkPreludes(sources.preludes, (name) =>
              existsSync(path.join(root, 'site/examples', 'node_modules', name)),
            );
          },
        },
      ],
    },
    {
      name: 'Data and markup',
      parts: [
        {
          name: 'fences',
          key: keyOf(fencesOf('data')),
          count: count('data'),
          run: () => checkData(fences, { folder: path.join(work, 'tsconfig'), compiler }),
        },
      ],
    },
    {
      name: 'Commands',
      parts: [
        {
          name: 'fences',
          key: keyOf(fencesOf('shell')),
          count: count('shell'),
          async run() {
            const tool = await openTool();
            return checkShell(fences, (words) => checkToolCommand(words, tool));
          },
        },
      ],
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

/** The sources of the projects that fences refer to with `project="…"`. */
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

const manifestSchema = z.object({ name: z.string().optional() });

/** Paths that let code import an example by its package name, as if it were installed. */
async function listExamplePackages(folder: string): Promise<Record<string, string[]>> {
  const paths: Record<string, string[]> = {};
  for (const name of await readdir(folder)) {
    const manifest = await readFile(path.join(folder, name, 'package.json'), 'utf8').catch(
      () => null,
    );
    if (manifest === null || name.startsWith('.')) continue;
    const { name: packageName } = manifestSchema.parse(JSON.parse(manifest));
    if (packageName) paths[packageName] = [`../../${name}/src/index.ts`];
  }
  return paths;
}

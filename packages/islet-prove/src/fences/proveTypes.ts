import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreateCheck } from '../checks/proofCheck.ts';
import { checkTypes } from './checkTypes.ts';
import { type Fence, fenceKind } from './fence.ts';
import { findTypeScript, loadVueCompiler } from './findCompilers.ts';
import type { FenceSurroundings } from './layOutFences.ts';

/** How code on pages is checked. Paths are below the root of the repository, with `/`. */
export interface TypeOptions {
  /** Added to `strict`, `target: 'es2022'` and `module: 'preserve'`. */
  compilerOptions?: Readonly<Record<string, unknown>>;
  /** What code imports by names that aren't installed, as files with types: `{ greet: 'src/index.d.ts' }`. */
  packages?: Readonly<Record<string, string>>;
  /** Folder of files that fences name with `prelude="…"`. */
  preludes?: string;
  /** What else the outcome depends on, as the text of a lock file; only for `proved`. */
  code?: string;
  /** Is called before the check, unless it is trusted. */
  prepare?(): Promise<unknown>;
}

/** Checks the types of the code on pages, and that each deliberate error is one. */
export const proveTypes =
  ({ compilerOptions, packages = {}, preludes, code, prepare }: TypeOptions = {}): CreateCheck =>
  async ({ root, work, fences }) => {
    const folder = path.join(work, 'fences');
    const checked = fences.filter((fence) => fenceKind(fence) === 'types');
    const sources: Omit<FenceSurroundings, 'openVue'> = {
      preludes: preludes === undefined ? {} : await readPreludes(path.join(root, preludes)),
      projects: await readProjects(root, fences),
    };
    const options = {
      strict: true,
      target: 'es2022',
      module: 'preserve',
      jsx: 'react-jsx',
      skipLibCheck: true,
      types: [],
      paths: Object.fromEntries(
        Object.entries(packages).map(([name, file]) => [
          name,
          [path.relative(folder, path.join(root, file)).split(path.sep).join('/')],
        ]),
      ),
      ...compilerOptions,
    };
    return {
      name: 'Types of code',
      parts: [
        {
          name: 'fences',
          key: JSON.stringify([code, fences, sources, options]),
          count: checked.length,
          async run() {
            if (checked.length === 0) return [];
            await prepare?.();
            return checkTypes(fences, {
              ...sources,
              folder,
              compilerOptions: options,
              compiler: findTypeScript(root),
              openVue: () => loadVueCompiler(work),
            });
          },
        },
      ],
    };
  };

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
): Promise<FenceSurroundings['projects']> {
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

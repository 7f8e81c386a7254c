import release from '../../data/recorded/release.json';
import type { PlaygroundProject } from '../projects/exampleProjects.ts';
import type { ProjectFiles } from '../protocol.ts';
import { decodeFile } from '../runtime/worker/binaryFiles.mjs';
import { splitCommands } from '../runtime/worker/readCommand.mjs';

/**
 * Adds what a project needs outside of this page: a script that builds it, and Rslib among its packages. A
 * `package.json` that isn't valid stays as it is.
 */
export function completePackage({ files, command }: PlaygroundProject): ProjectFiles {
  const name = 'package.json';
  const own = parseObject(files[name] ?? '{}');
  if (own === null) return files;
  const { scripts, devDependencies } = own;
  const build = splitCommands(command).join(' && ').replaceAll('npx ', '');
  const text = JSON.stringify(
    {
      ...own,
      scripts: { build, start: build, ...toObject(scripts) },
      devDependencies: { '@rslib/core': release.rslib, ...toObject(devDependencies) },
    },
    null,
    2,
  );
  return { ...files, [name]: `${text}\n` };
}

/** The files of a project as bytes. */
export const decodeFiles = (files: ProjectFiles): Record<string, Uint8Array> =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [path, decodeFile(content)]));

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const toObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

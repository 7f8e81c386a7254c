import { mkdir, rm } from 'node:fs/promises';
import { writeIfChanged } from '../../render/bundle/writeIfChanged.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { statOrNull } from '../../support/files/statOrNull.ts';
import { createEntries, entryFiles, entryFolder } from '../builder/bundleEntries.ts';

/** Writes the entries of a project, which the bundler watches; returns their absolute paths. */
export async function writeEntries(project: Project): Promise<string[]> {
  const folder = entryFolder(project, 'dev');
  const files = createEntries(project, 'dev');
  try {
    await writeAll(files, folder);
  } catch {
    // Something else has the name of the folder, or of a file in it.
    await rm(folder, { recursive: true, force: true });
    await writeAll(files, folder);
  }
  return Object.keys(files);
}

async function writeAll(files: Record<string, string>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { islands } = entryFiles(folder);
  for (const [file, code] of Object.entries(files)) {
    // `pluginIslands` writes it when its list has changed.
    if (file === islands && statOrNull(file)?.isFile()) continue;
    await writeIfChanged(file, code);
  }
}

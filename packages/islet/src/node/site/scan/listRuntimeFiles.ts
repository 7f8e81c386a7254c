import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import { listFiles } from '../../support/files/listFiles.ts';
import type { SiteConfig } from '../config/schema.ts';
import { runtimePlace } from '../policy/isolatedFolders.ts';

/** The files that workers of isolated pages run. */
export interface RuntimeFiles {
  /** Absolute paths of the files, by their path in the output. */
  files: ReadonlyMap<string, string>;
  problems: Problem[];
}

/**
 * Lists the files for workers. Unlike public files, they may be anywhere, such as in a cache that another program fills;
 * links in these folders may not lead out of them.
 */
export async function listRuntimeFiles(
  siteRoot: string,
  isolated: ReadonlyArray<Pick<SiteConfig['isolated'][number], 'folder' | 'runtime'>>,
  configFile: string,
): Promise<RuntimeFiles> {
  const found = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { folder, runtime } of isolated) {
    if (runtime === undefined) continue;
    const root = path.resolve(siteRoot, runtime);
    const listed = await listFiles({ folder: root, siteRoot, repoRoot: root });
    problems.push(...listed.problems);
    for (const file of listed.files)
      found.set(runtimePlace({ folder }) + file, path.join(root, file));
    if (listed.files.length > 0 || listed.problems.length > 0) continue;
    problems.push({
      severity: 'error',
      message: `\`isolated\` names the folder \`${runtime}\` for the workers of \`${folder}\`, but there are no files in it.`,
      fix: 'Correct the path, run what writes these files, or remove `runtime`.',
      file: configFile,
    });
  }
  return { files: found, problems };
}

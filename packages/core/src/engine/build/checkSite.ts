import type { Problem } from '#common/types.ts';
import { createCompileContext } from '../content/page/createCompileContext.ts';
import { checkRedirects } from '../hosts/checkRedirects.ts';
import { checkOutDir } from '../output/checkOutDir.ts';
import { checkPublicFiles } from '../output/checkPublicFiles.ts';
import { withSiteLock } from '../output/withSiteLock.ts';
import { addCodeFrames } from '../problems/codeFrame.ts';
import { openProject } from '../scan/openProject.ts';
import { createProjectPool } from './createProjectPool.ts';
import { prepareSite } from './prepareSite.ts';
import type { OnProgress } from './progress.ts';
import { openPainter } from './writeSocialImages.ts';

/** Finds every problem of a site without writing it; `pages` counts what was read. */
export async function checkSite({
  siteRoot,
  onProgress,
}: {
  siteRoot: string;
  onProgress: OnProgress;
}): Promise<{ problems: Problem[]; notices: string[]; pages: number }> {
  const project = await openProject(siteRoot);
  if ('problems' in project) {
    const problems = await addCodeFrames(siteRoot, project.problems);
    return { problems, notices: [], pages: 0 };
  }
  const found = await withSiteLock(project.cache, async () => {
    const pool = createProjectPool(project, createCompileContext(project));
    try {
      return await prepareSite(project, pool, onProgress);
    } finally {
      await pool.close();
    }
  });
  if ('severity' in found) return { problems: [found], notices: [], pages: 0 };
  const problems = await addCodeFrames(siteRoot, [
    ...(await checkOutDir(siteRoot, project.outDir)),
    ...(await checkPublicFiles(project)),
    ...checkRedirects(project),
    ...(await openPainter(project)).problems,
    ...found.problems,
  ]);
  return { problems, notices: found.notices, pages: project.scan.pages.length };
}

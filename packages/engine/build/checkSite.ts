import type { Problem } from '@docs/common/types.ts';
import { addCodeFrames } from '../content/codeFrame.ts';
import { openProject } from '../project/openProject.ts';
import { createProjectPool, type OnProgress, prepareSite } from './prepareSite.ts';

/** Finds every problem of a site without writing it; `pages` counts what was read. */
export async function checkSite({
  siteRoot,
  onProgress,
}: {
  siteRoot: string;
  onProgress: OnProgress;
}): Promise<{ problems: Problem[]; pages: number }> {
  const project = await openProject(siteRoot);
  if ('problems' in project) {
    return { problems: await addCodeFrames(siteRoot, project.problems), pages: 0 };
  }
  const pool = createProjectPool(project);
  try {
    const { problems } = await prepareSite(project, pool, onProgress);
    return { problems: await addCodeFrames(siteRoot, problems), pages: project.scan.pages.length };
  } finally {
    await pool.close();
  }
}

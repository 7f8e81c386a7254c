import type { Problem } from '#shared/types.ts';
import { checkOutDir } from '../../output/files/checkOutDir.ts';
import { checkPublicFiles } from '../../output/files/checkPublicFiles.ts';
import { withSiteLock } from '../../output/files/withSiteLock.ts';
import { checkRedirects } from '../../site/hosts/checkRedirects.ts';
import { openProject } from '../../site/scan/openProject.ts';
import { addCodeFrames } from '../../support/problems/codeFrame.ts';
import { createCompiler } from './createCompiler.ts';
import { prepareSite } from './prepareSite.ts';
import type { OnProgress } from './progress.ts';
import { readInputs } from './readInputs.ts';
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
    const compiler = createCompiler(project);
    try {
      const inputs = await readInputs(project, compiler, onProgress);
      return { ...(await prepareSite(project, compiler, inputs)), notices: inputs.notices };
    } finally {
      await compiler.close();
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

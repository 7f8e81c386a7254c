import type { Problem } from '#shared/types.ts';
import { checkOutDir } from '../../output/files/checkOutDir.ts';
import { checkPublicFiles } from '../../output/files/checkPublicFiles.ts';
import { withSiteLock } from '../../output/files/withSiteLock.ts';
import { findUnlisted } from '../../site/addresses/findUnlisted.ts';
import type { Overrides } from '../../site/config/overrides.ts';
import { checkRedirects } from '../../site/hosts/checkRedirects.ts';
import { openProject } from '../../site/scan/openProject.ts';
import { addCodeFrames } from '../../support/problems/codeFrame.ts';
import { hasErrors } from '../../support/problems/problems.ts';
import { createCompiler } from './createCompiler.ts';
import { prepareSite } from './prepareSite.ts';
import type { OnProgress } from './progress.ts';
import { checkHosts } from './projectHostFiles.ts';
import { readInputs } from './readInputs.ts';
import { recordAddresses } from './recordAddresses.ts';
import { openPainter } from './writeSocialImages.ts';

/** Finds every problem of a site without writing its output; `pages` counts what was read. */
export async function checkSite({
  siteRoot,
  overrides = {},
  onProgress,
  updateAddresses = false,
}: {
  siteRoot: string;
  /** What replaces fields of its config. */
  overrides?: Overrides;
  /** Whether the addresses that the site has now are added to its ledger. */
  updateAddresses?: boolean;
  onProgress: OnProgress;
}): Promise<{ problems: Problem[]; notices: string[]; pages: number }> {
  const project = await openProject(siteRoot, { overrides });
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
  const { ids } = found;
  const problems = [
    ...(await checkOutDir(siteRoot, project.outDir)),
    ...(await checkPublicFiles(project)),
    ...checkRedirects(project),
    ...(await openPainter(project)).problems,
    ...found.problems,
  ];
  if (found.prepared && !hasErrors(problems)) {
    problems.push(...(await checkHosts(project, found.prepared)));
  }
  const checked = updateAddresses
    ? recordAddresses(project, { problems, ids })
    : { problems: [...problems, ...findUnlisted(project, ids)], notice: null };
  return {
    problems: await addCodeFrames(siteRoot, checked.problems, project.generated),
    notices: [...found.notices, ...(checked.notice === null ? [] : [checked.notice])],
    pages: project.scan.pages.length,
  };
}

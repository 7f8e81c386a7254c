import { checkOutDir } from '../../output/files/checkOutDir.ts';
import { checkPublicFiles } from '../../output/files/checkPublicFiles.ts';
import { withSiteLock } from '../../output/files/withSiteLock.ts';
import { findUnlisted } from '../../site/addresses/findUnlisted.ts';
import type { Overrides } from '../../site/config/overrides.ts';
import { checkRedirects } from '../../site/hosts/checkRedirects.ts';
import { openProject } from '../../site/scan/openProject.ts';
import { addCodeFrames } from '../../support/problems/codeFrame.ts';
import { hasErrors } from '../../support/problems/problems.ts';
import {
  type CheckedTranslations,
  checkTranslations,
  type TranslationOptions,
} from './checkTranslations.ts';
import { createCompiler } from './createCompiler.ts';
import { prepareSite } from './prepareSite.ts';
import type { OnProgress } from './progress.ts';
import { checkHosts } from './projectHostFiles.ts';
import { readInputs } from './readInputs.ts';
import { recordAddresses } from './recordAddresses.ts';
import { openPainter } from './writeSocialImages.ts';

/** What a check has found. */
export interface CheckResult extends Pick<CheckedTranslations, 'problems' | 'notices' | 'stale'> {
  /** How many pages were read. */
  pages: number;
}

const nothing = { notices: [], stale: [], pages: 0 };

const currentDay = (): string => new Date().toISOString().slice(0, 10);

/** Finds every problem of a site without writing its output. */
export async function checkSite({
  siteRoot,
  overrides = {},
  onProgress,
  updateAddresses = false,
  translations = {},
}: {
  siteRoot: string;
  /** What replaces fields of its config. */
  overrides?: Overrides;
  /** Whether the addresses that the site has now are added to its ledger. */
  updateAddresses?: boolean;
  translations?: Partial<TranslationOptions>;
  onProgress: OnProgress;
}): Promise<CheckResult> {
  const project = await openProject(siteRoot, { overrides });
  if ('problems' in project) {
    const problems = await addCodeFrames(siteRoot, project.problems);
    return { ...nothing, problems };
  }
  const found = await withSiteLock(project.cache, async () => {
    const compiler = createCompiler(project);
    try {
      const inputs = await readInputs(project, compiler, onProgress);
      const { notices, records } = inputs;
      return { ...(await prepareSite(project, compiler, inputs)), notices, records };
    } finally {
      await compiler.close();
    }
  });
  if ('severity' in found) return { ...nothing, problems: [found] };
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
  const translated = await checkTranslations(
    project,
    { pages: found.records, problems },
    { update: false, translated: [], list: false, today: currentDay(), ...translations },
  );
  problems.push(...translated.problems);
  const checked = updateAddresses
    ? recordAddresses(project, { problems, ids })
    : { problems: [...problems, ...findUnlisted(project, ids)], notice: null };
  return {
    problems: await addCodeFrames(siteRoot, checked.problems, project.generated),
    notices: [
      ...found.notices,
      ...(checked.notice === null ? [] : [checked.notice]),
      ...translated.notices,
    ],
    pages: project.scan.pages.length,
    stale: translated.stale,
  };
}

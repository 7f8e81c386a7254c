import type { PageIdentity, PageRecord, Problem } from '#shared/types.ts';
import { checkParity } from '../../site/parity/checkParity.ts';
import { explainStale, findStale } from '../../site/parity/findStale.ts';
import { type StaleNote, writeStaleNotes } from '../../site/parity/staleNotes.ts';
import type { Project } from '../../site/scan/openProject.ts';

/** What a translation is compared with, and what was found. */
export interface ComparedVisit {
  problems: Problem[];
  notes: StaleNote[];
  /** Routes of the pages that were read for that. */
  sources: string[];
}

/** Compares a visited page with the one that it is translated from; finds nothing for any other page. */
export async function compareVisited(
  project: Project,
  record: PageRecord,
  recordOf: (page: PageIdentity) => Promise<PageRecord>,
): Promise<ComparedVisit> {
  const { lang, version, pagePath, routePath } = record;
  const parity = project.config.locales.find((locale) => locale.lang === lang)?.parity;
  const page = project.scan.pages.find(
    (one) => one.lang === parity && one.version === version && one.pagePath === pagePath,
  );
  if (!page) return { problems: [], notes: [], sources: [] };
  const pair = [await recordOf(page), record];
  const stale = findStale(project, pair);
  return {
    problems: [
      ...checkParity(project, pair),
      ...stale.map((one) => explainStale(one, { since: one.line.since, today: null })),
    ],
    notes: writeStaleNotes(project, pair).get(routePath) ?? [],
    sources: [page.routePath],
  };
}

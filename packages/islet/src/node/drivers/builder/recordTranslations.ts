import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import { printAddress } from '../../site/config/parseAddresses.ts';
import {
  printTranslations,
  type TranslationLine,
  translationsFile,
} from '../../site/config/parseTranslations.ts';
import { listTranslated, type TranslatedSection } from '../../site/parity/findStale.ts';
import type { PairedPage } from '../../site/parity/pairPages.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { isInside } from '../../support/files/isInside.ts';

/** A site that was checked. */
interface CheckedSite {
  pages: readonly PairedPage[];
  problems: readonly Problem[];
  /** Absolute paths of pages whose translation is up to date, and of folders of them. */
  translated: readonly string[];
  /** Day since which a section is stale, as far as git knows; else today. */
  dayOf(section: TranslatedSection): string;
}

/**
 * Writes what the translations of a site were made from: new sections are made from the originals as they are now, and so are
 * all of the pages that were `translated`; of others whose original has changed, the day is noted. A page with an error
 * keeps its lines. Returns the project with the new ledgers, and a sentence about each.
 */
export function recordTranslations(
  project: Project,
  { pages, problems, translated, dayOf }: CheckedSite,
): { project: Project; notices: string[] } {
  const translations = new Map(project.translations);
  const notices: string[] = [];
  const broken = new Set(
    problems.filter(({ severity }) => severity === 'error').map(({ file }) => file),
  );
  const isDone = ({ filePath }: PairedPage): boolean => {
    const file = path.resolve(project.siteRoot, filePath);
    return translated.some((one) => file === one || isInside(one, file));
  };
  const sections = listTranslated(project, pages);
  for (const { lang, parity } of project.config.locales) {
    if (parity === undefined) continue;
    const file = translationsFile(lang);
    const ofLanguage = sections.filter(({ translation }) => translation.lang === lang);
    const lines = new Map<string, TranslationLine>();
    for (const one of ofLanguage) {
      const isBroken = broken.has(one.translation.filePath);
      const line = isBroken ? one.line : updateLine(one, isDone(one.translation) ? null : dayOf);
      if (line !== null) lines.set(printAddress(line), line);
    }
    const known = new Set(ofLanguage.map(({ translation }) => translation.routePath));
    // What can't be read now may be back after its mistake was corrected.
    for (const [key, line] of project.translations.get(lang)?.lines ?? []) {
      const page = pages.find(({ routePath }) => routePath === line.route);
      if (page && !known.has(line.route)) lines.set(key, line);
    }
    writeFileSync(path.join(project.siteRoot, file), printTranslations(lines.values()));
    translations.set(lang, { lines, problems: [] });
    notices.push(`\`${file}\` has ${lines.size} ${lines.size === 1 ? 'section' : 'sections'}.`);
  }
  return { project: { ...project, translations }, notices };
}

/** The line of a section; with null instead of `dayOf`, it's up to date. */
function updateLine(one: TranslatedSection, dayOf: CheckedSite['dayOf'] | null): TranslationLine {
  const { section, source, translation, line } = one;
  const address = { route: translation.routePath, anchor: section.id };
  if (line === null || dayOf === null || line.hash === source.hash) {
    return { ...address, hash: source.hash, since: null };
  }
  return { ...line, since: line.since ?? dayOf(one) };
}

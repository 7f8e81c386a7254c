import type { SkeletonSection } from '#shared/skeleton.ts';
import type { Problem } from '#shared/types.ts';
import { printAddress } from '../config/parseAddresses.ts';
import { type TranslationLine, translationsFile } from '../config/parseTranslations.ts';
import type { Project } from '../scan/openProject.ts';
import { type PagePair, type PairedPage, pairPages } from './pairPages.ts';

/** What staleness follows from. */
export type TranslationSources = Pick<Project, 'config' | 'translations'>;

/** A section of a translation, with the original that it should say the same as. */
export interface TranslatedSection<Page extends PairedPage = PairedPage> extends PagePair<Page> {
  section: SkeletonSection;
  source: SkeletonSection;
  /** What the ledger says; null if it doesn't have the section. */
  line: TranslationLine | null;
}

/** A section whose original has changed since it was translated. */
export interface StaleSection<Page extends PairedPage = PairedPage>
  extends TranslatedSection<Page> {
  line: TranslationLine;
}

/** Lists the sections that both pages of a pair have. */
export function listTranslated<Page extends PairedPage>(
  { config, translations }: TranslationSources,
  pages: readonly Page[],
): Array<TranslatedSection<Page>> {
  return pairPages(config, pages).flatMap((pair) => {
    const { original, translation } = pair;
    const lines = translations.get(translation.lang)?.lines;
    const sources = new Map((original.skeleton ?? []).map((source) => [source.id, source]));
    return (translation.skeleton ?? []).flatMap((section) => {
      const source = sources.get(section.id);
      if (!source) return [];
      const address = { route: translation.routePath, anchor: section.id };
      return [{ ...pair, section, source, line: lines?.get(printAddress(address)) ?? null }];
    });
  });
}

/** Finds the sections whose originals have changed. */
export function findStale<Page extends PairedPage>(
  sources: TranslationSources,
  pages: readonly Page[],
): Array<StaleSection<Page>> {
  return listTranslated(sources, pages).flatMap((one) =>
    one.line !== null && one.line.hash !== one.source.hash ? [{ ...one, line: one.line }] : [],
  );
}

/** Warns of sections that a ledger lacks: if one of their originals changed, no check would notice. */
export function findUnrecorded(
  sources: TranslationSources,
  pages: readonly PairedPage[],
): Problem[] {
  const all = listTranslated(sources, pages).filter(({ line }) => line === null);
  return [...sources.translations.keys()].flatMap((lang): Problem[] => {
    const [first, ...rest] = all.filter(({ translation }) => translation.lang === lang);
    if (!first) return [];
    const address = { route: first.translation.routePath, anchor: first.section.id };
    const count = rest.length === 0 ? 'One section is' : `${rest.length + 1} sections are`;
    return [
      {
        severity: 'warning',
        file: translationsFile(lang),
        message: `${count} not listed, such as \`${printAddress(address)}\`.`,
        fix: 'Run `islet check --update-translations` once they are translated.',
      },
    ];
  });
}

/** After so many days, a section that is still stale is an error of `islet check`. */
const mostDays = 30;

/** Says that a section is stale; `today` is a day such as `2026-11-28`, and null never makes it an error. */
export function explainStale(
  { original, translation, section, source }: StaleSection,
  { since, today }: { since: string | null; today: string | null },
): Problem {
  const days =
    since === null || today === null ? 0 : (Date.parse(today) - Date.parse(since)) / 86_400_000;
  const when = since === null ? '' : `, on ${since}`;
  return {
    severity: days > mostDays ? 'error' : 'warning',
    file: translation.filePath,
    line: section.line,
    column: 1,
    message: `The original of this section has changed since it was translated${when}.`,
    fix: `Compare with ${original.filePath}:${source.line}, which \`islet check --stale\` shows, then run \`islet check --translated ${translation.filePath}\`.`,
  };
}

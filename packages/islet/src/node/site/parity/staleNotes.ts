import { fillLabel } from '#shared/fillLabel.ts';
import { joinAnchor, routeToUrl, type UrlRules } from '#shared/url.ts';
import { labelsOfLocale } from '../config/labelsOfLocale.ts';
import { findStale, type TranslationSources } from './findStale.ts';
import type { PairedPage } from './pairPages.ts';

/** What a page says about a section whose original has changed. */
export interface StaleNote {
  /** Anchor of its heading; empty for the start of the page. */
  id: string;
  text: string;
  /** Text of the link to the original. */
  link: string;
  url: string;
  /** BCP 47 tag of the language of the original. */
  lang: string;
}

/** Writes the notes of each page, by its route. */
export function writeStaleNotes(
  sources: TranslationSources & { rules: UrlRules },
  pages: readonly PairedPage[],
): Map<string, StaleNote[]> {
  const { locales } = sources.config;
  const notes = new Map<string, StaleNote[]>();
  for (const { original, translation, section } of findStale(sources, pages)) {
    const { staleSection, readOriginal } = labelsOfLocale(locales, translation.lang);
    const locale = locales.find(({ lang }) => lang === original.lang);
    const page = routeToUrl(sources.rules, original.routePath);
    const note = {
      id: section.id,
      text: staleSection,
      link: fillLabel(readOriginal, { language: locale?.label ?? original.lang }),
      url: section.id === '' ? page : joinAnchor(page, section.id),
      lang: locale?.htmlLang ?? original.lang,
    };
    notes.set(translation.routePath, [...(notes.get(translation.routePath) ?? []), note]);
  }
  return notes;
}

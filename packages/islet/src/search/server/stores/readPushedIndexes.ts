import { createHash } from 'node:crypto';
import type { SectionText } from '../../index/indexFormat.ts';
import { findRun } from '../../index/indexFormat.ts';
import { postingSteps } from '../../index/writeLists.ts';
import { type OpenIndex, openIndex } from '../../query/openIndex.ts';
import type { SectionOutline } from '../../query/searchedPage.ts';
import { type FoundTerm, openVocabulary } from '../../query/vocabulary.ts';
import { readBuiltFiles } from '../openBuiltIndexes.ts';
import type { PushedIndex, PushedPage, PushedSection } from './indexStore.ts';

/** Reads the indexes of a built site as they are pushed. Throws an `IndexError` if one is invalid. */
export async function readPushedIndexes(folder: string): Promise<PushedIndex[]> {
  const files = await readBuiltFiles(folder);
  if (files.length === 0) throw new Error(`No search index in ${folder}. Build the site first.`);
  const indexes = files.map(({ main, loadPart }) => openIndex(main, loadPart));
  return Promise.all(
    indexes.map(async (index) => {
      const { lang, version, order, synonyms } = index.meta;
      const { terms, ofSections } = await readTerms(index);
      const termsOf = (section: number): SectionTerms =>
        (ofSections.get(section) ?? []).map((packed) => [
          terms[Math.floor(packed / postingSteps)]?.term ?? '',
          packed % postingSteps,
        ]);
      const pages = await readPages(index, termsOf);
      return { lang, version, order, synonyms, pages, terms };
    }),
  );
}

type SectionTerms = ReturnType<PushedSection['listTerms']>;

/** The terms of each section by its number, as numbers, since there are millions of them on large sites. */
type TermsOfSections = ReadonlyMap<number, number[]>;

/** All terms, and those of each section. */
async function readTerms(
  index: OpenIndex,
): Promise<{ terms: FoundTerm[]; ofSections: TermsOfSections }> {
  const blocks = await Promise.all(index.meta.termStarts.map((_, block) => index.terms(block)));
  const terms = blocks.flatMap(({ terms, totals }) =>
    terms.map((term, at) => ({ term, total: totals[at] ?? 0 })),
  );
  const { visit } = await openVocabulary(index).loadLists([...terms.keys()]);
  const ofSections = new Map<number, number[]>();
  for (const id of terms.keys()) {
    visit(id, (section, step) => {
      const own = ofSections.get(section) ?? [];
      ofSections.set(section, own);
      own.push(id * postingSteps + step);
    });
  }
  return { terms, ofSections };
}

function readPages(
  index: OpenIndex,
  termsOf: (section: number) => SectionTerms,
): Promise<PushedPage[]> {
  const { meta, sectionStarts } = index;
  return Promise.all(
    Array.from({ length: meta.pages }, async (_, page): Promise<PushedPage> => {
      const [outline, texts] = await Promise.all([index.outlineOf(page), index.textsOf(page)]);
      const start = sectionStarts[page] ?? 0;
      return {
        route: outline.routePath,
        ...{ title: outline.title, url: outline.url, place: page },
        folder: meta.folders[findRun(meta.folderStarts, page)] ?? '',
        tags: meta.tags.flatMap(([tag, pages]) => (pages.includes(page) ? [tag] : [])),
        sections: outline.sections.map((section, at) =>
          toSection(section, texts[at] ?? ['', ''], () => termsOf(start + at)),
        ),
      };
    }),
  );
}

function toSection(
  outline: SectionOutline,
  text: SectionText,
  listTerms: () => SectionTerms,
): PushedSection {
  const content = JSON.stringify({ ...outline, text, terms: listTerms() });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return { ...outline, text, listTerms, hash };
}

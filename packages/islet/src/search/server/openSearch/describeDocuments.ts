import { createHash } from 'node:crypto';
import { impactSteps } from '../../index/indexPage.ts';
import { type PushedIndex, storeFormat } from '../stores/indexStore.ts';

/** What is stored about an index, a page, a section or a term, by fields of the mapping. */
export type StoredDocument = Record<string, unknown>;

const keyword = { type: 'keyword' };
const number = { type: 'long' };
const kept = { type: 'object', enabled: false };

/** The fields with the terms of a section, one for each step of `impactSteps`. */
export const stepFields = impactSteps.map((_, step) => `step${step}`);

/** All documents of a site are in one index, so that its alias replaces them at once. */
export const mappings = {
  dynamic: 'strict',
  properties: {
    ...{ key: keyword, kind: keyword, hash: keyword, index: number },
    ...{ page: number, number, place: number, folder: keyword, tags: keyword, sections: number },
    ...{ term: keyword, grams: keyword, total: number },
    ...Object.fromEntries(stepFields.map((name) => [name, keyword])),
    ...{ lang: keyword, version: keyword, state: keyword, kept },
  },
};

/** A number that fits into a double, and stays the same from push to push. */
const numberOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUIntBE(0, 6);

/** The runs of three characters of a term with spaces around it, by which similar ones are found. */
export function gramsOf(term: string, isStart = false): string[] {
  const characters = Array.from(`  ${term}${isStart ? '' : ' '}`);
  const grams = characters.slice(2).map((_, at) => characters.slice(at, at + 3).join(''));
  return [...new Set(grams)];
}

/** The documents of the indexes of a site by their keys; each has a hash of all that it says. */
export function describeDocuments(indexes: readonly PushedIndex[]): Map<string, StoredDocument> {
  const documents = new Map<string, StoredDocument>();
  const add = (key: string, fields: StoredDocument): void => {
    const hash = createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 32);
    documents.set(key, { key, hash, ...fields });
  };
  for (const { lang, version, order, synonyms, pages, terms } of indexes) {
    const name = `${lang} ${version}`;
    const index = numberOf(name);
    const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
    const state = numberOf(JSON.stringify([terms, pages.map((page) => page.sections)]));
    const own = { kind: 'index', index, lang, version, place: order, sections };
    add(`index ${name}`, { ...own, state: String(state), kept: { synonyms, format: storeFormat } });
    for (const { term, total } of terms) {
      add(`term ${name} ${term}`, { kind: 'term', index, term, total, grams: gramsOf(term) });
    }
    for (const { route, title, url, place, folder, tags, sections } of pages) {
      const page = numberOf(`${name} ${route}`);
      const about = { place, folder, tags, sections: sections.length };
      add(`page ${page}`, { kind: 'page', index, page, ...about, kept: { route, title, url } });
      for (const [number, { header, anchor, status, text, listTerms }] of sections.entries()) {
        const terms = listTerms();
        const steps = stepFields.map((field, step) => [
          field,
          terms.flatMap(([term, own]) => (own === step ? [term] : [])),
        ]);
        const outline = { header, anchor, ...(status && { status }) };
        add(`section ${page} ${number}`, {
          ...{ kind: 'section', index, page, number, ...Object.fromEntries(steps) },
          kept: { outline, text },
        });
      }
    }
  }
  return documents;
}

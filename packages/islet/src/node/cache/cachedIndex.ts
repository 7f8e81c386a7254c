import { readFileSync, writeFileSync } from 'node:fs';
import { endianness } from 'node:os';
import type { TextsPart } from '#search/index/buildIndex.ts';
import { mergePostings, type Postings } from '#search/index/collectTerms.ts';
import type { IndexedOutline } from '#search/index/describePage.ts';
import type { IndexContent } from '#search/index/planIndex.ts';
import { engineVersion } from '../support/modules/engineVersion.ts';
import { hashContent, readNote, writeNote } from '../support/modules/notes.mjs';

/** The content of the last index, and its parts with texts. */
export interface CachedIndex {
  content: IndexContent;
  /** The key of each page: a hash of everything that it was made from, and of the version of the engine. */
  keys: string[];
  texts: CachedTexts[];
}

/** A part with texts: the keys of its pages as one hash, its id, and the hash of its file. */
export type CachedTexts = [key: string, id: TextsPart['id'], hash: string];

const nothing: CachedIndex = {
  content: {
    pages: [],
    postings: { terms: [], starts: new Uint32Array(1), values: new Uint32Array() },
  },
  keys: [],
  texts: [],
};

/**
 * Reads what `writeCachedIndex` wrote; nothing if the note (an absolute path), or the file with numbers next to it, is
 * missing, damaged or of another version.
 */
export function readCachedIndex(file: string | null): CachedIndex {
  const value = file === null ? null : readNote(file).value;
  if (file === null || !isNote(value) || value.version !== version()) return nothing;
  const { pages, keys, terms, texts } = value;
  const numbers = readNumbers(numbersFile(file), value.numbers);
  if (numbers === null) return nothing;
  const starts = numbers.subarray(0, terms.length + 1);
  const values = numbers.subarray(terms.length + 1);
  return { content: { pages, postings: { terms, starts, values } }, keys, texts };
}

/** Writes the content of an index for the next build. */
export function writeCachedIndex(file: string | null, index: CachedIndex): void {
  if (file === null) return;
  const { content, keys, texts } = index;
  const { terms, starts, values } = content.postings;
  const numbers = new Uint32Array(starts.length + values.length);
  numbers.set(starts);
  numbers.set(values, starts.length);
  const bytes = new Uint8Array(numbers.buffer);
  const note: Note = {
    ...{ version: version(), numbers: hashContent(bytes) },
    ...{ pages: content.pages, keys, terms, texts },
  };
  try {
    writeNote(file, note);
    writeFileSync(numbersFile(file), bytes);
  } catch {
    // Without them, the next build indexes every page.
  }
}

/** Millions of numbers, which would be larger and slower as JSON. */
const numbersFile = (file: string): string => file.replace(/json$/, 'bin');

/** Reads numbers; null if these aren't the ones with the hash. */
function readNumbers(file: string, hash: string): Uint32Array | null {
  try {
    const bytes = readFileSync(file);
    // Numbers have to start at a multiple of their size.
    return hashContent(bytes) === hash ? new Uint32Array(Uint8Array.from(bytes).buffer) : null;
  } catch {
    return null;
  }
}

/**
 * Gives the content of an index: that of the last one, in which the pages of fresh ones replace or join others. `keys`
 * has the key of each page in the order of their routes; a page with its last key isn't among the fresh ones.
 */
export function updateIndexContent(
  last: Pick<CachedIndex, 'content' | 'keys'>,
  fresh: readonly IndexContent[],
  keys: ReadonlyMap<string, string>,
): IndexContent {
  const isKept = last.content.pages.map(
    ({ routePath }, at) => keys.get(routePath) === last.keys[at],
  );
  const kept = last.content.pages.filter((_, at) => isKept[at]);
  const pages = [...kept, ...fresh.flatMap((content) => content.pages)].sort(byRoute);
  const starts = new Map<IndexedOutline, number>();
  let sections = 0;
  for (const page of pages) {
    starts.set(page, sections);
    sections += page.sections.length;
  }
  const numbersOf = (outlines: readonly IndexedOutline[]): Int32Array =>
    Int32Array.from(
      outlines.flatMap((page) => {
        const start = starts.get(page);
        return page.sections.map((_, at) => (start === undefined ? -1 : start + at));
      }),
    );
  const postings = mergePostings(
    [last.content, ...fresh].map((content) => ({
      ...content.postings,
      sections: numbersOf(content.pages),
    })),
  );
  return { pages, postings };
}

const byRoute = (
  a: Pick<IndexedOutline, 'routePath'>,
  b: Pick<IndexedOutline, 'routePath'>,
): number => (a.routePath < b.routePath ? -1 : 1);

interface Note extends Pick<CachedIndex, 'keys' | 'texts'>, Pick<Postings, 'terms'> {
  version: string;
  pages: readonly IndexedOutline[];
  /** Hash of the file with all starts and values, in the order of bytes that this machine has. */
  numbers: string;
}

const version = (): string => JSON.stringify([engineVersion(), process.version, endianness()]);

/** The version includes that of the engine, so a note with this version has this shape. */
function isNote(value: unknown): value is Note {
  return typeof value === 'object' && value !== null && 'version' in value && 'numbers' in value;
}

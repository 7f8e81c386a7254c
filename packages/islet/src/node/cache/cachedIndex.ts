import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { endianness } from 'node:os';
import path from 'node:path';
import type { TextsPart } from '#search/index/buildIndex.ts';
import { mergePostings, type Postings } from '#search/index/collectTerms.ts';
import type { IndexedOutline } from '#search/index/describePage.ts';
import type { IndexContent } from '#search/index/planIndex.ts';
import { engineVersion } from '../support/modules/engineVersion.ts';
import { makeFolder } from '../support/modules/makeFolder.mjs';
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
 * Reads what `writeCachedIndex` wrote; nothing if the note (an absolute path), or one of the files with numbers and pages
 * next to it, is missing, damaged or of another version.
 */
export function readCachedIndex(file: string | null): CachedIndex {
  const value = file === null ? null : readNote(file).value;
  if (file === null || !isNote(value) || value.version !== version()) return nothing;
  const { keys, terms, texts } = value;
  const numbers = readHashed(numbersFile(file), value.numbers);
  const pages = readHashed(pagesFile(file), value.pages);
  if (numbers === null || pages === null) return nothing;
  const all = alignNumbers(numbers);
  const starts = all.subarray(0, terms.length + 1);
  const values = all.subarray(terms.length + 1);
  return {
    content: { pages: parseLines(pages), postings: { terms, starts, values } },
    keys,
    texts,
  };
}

/** Writes the content of an index for the next build. */
export function writeCachedIndex(file: string | null, index: CachedIndex): void {
  if (file === null) return;
  const { content, keys, texts } = index;
  const { terms, starts, values } = content.postings;
  try {
    makeFolder(path.dirname(file));
    const numbers = writeHashed(numbersFile(file), [bytesOf(starts), bytesOf(values)]);
    const pages = writeHashed(pagesFile(file), writeLines(content.pages));
    const note: Note = { version: version(), numbers, pages, keys, terms, texts };
    writeNote(file, note);
  } catch {
    // Without them, the next build indexes every page.
  }
}

/** Millions of numbers, which would be larger and slower as JSON. */
const numbersFile = (file: string): string => file.replace(/json$/, 'bin');

/** A line for some pages: the JSON of all pages of a large site would be in memory several times. */
const pagesFile = (file: string): string => file.replace(/json$/, 'lines');

const pagesInLine = 500;

function* writeLines(pages: readonly IndexedOutline[]): Generator<Buffer> {
  for (let start = 0; start < pages.length; start += pagesInLine) {
    yield Buffer.from(`${JSON.stringify(pages.slice(start, start + pagesInLine))}\n`);
  }
}

/** The hash of the file says that these are the lines that were written. */
function parseLines(bytes: Buffer): IndexedOutline[] {
  const pages: IndexedOutline[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf('\n', start);
    for (const page of JSON.parse(bytes.toString('utf8', start, end))) pages.push(page);
    start = end + 1;
  }
  return pages;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Numbers have to start at a multiple of their size. */
function alignNumbers(bytes: Buffer): Uint32Array {
  const { buffer, byteOffset, length } = bytes.byteOffset % 4 === 0 ? bytes : Buffer.from(bytes);
  return new Uint32Array(buffer, byteOffset, length / 4);
}

/** Writes chunks into a file, one after the other; returns the hash of all of them. */
function writeHashed(file: string, chunks: Iterable<Uint8Array>): string {
  const hash = createHash('sha256');
  const opened = openSync(file, 'w');
  try {
    for (const chunk of chunks) {
      hash.update(chunk);
      for (let at = 0; at < chunk.length; ) at += writeSync(opened, chunk, at);
    }
  } finally {
    closeSync(opened);
  }
  return hash.digest('hex');
}

/** Reads a file; null if it isn't the one with the hash. */
function readHashed(file: string, hash: string): Buffer | null {
  try {
    const bytes = readFileSync(file);
    return hashContent(bytes) === hash ? bytes : null;
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
  /** Hash of the file with all starts and values, in the order of bytes that this machine has. */
  numbers: string;
  /** Hash of the file with the pages. */
  pages: string;
}

const version = (): string => JSON.stringify([engineVersion(), process.version, endianness()]);

/** The version includes that of the engine, so a note with this version has this shape. */
function isNote(value: unknown): value is Note {
  return typeof value === 'object' && value !== null && 'version' in value && 'numbers' in value;
}

import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SearchDocument } from '#search/searchTypes.ts';
import type { PageIdentity, PageRecord } from '#shared/types.ts';
import { toSearchDocument } from '../output/index/toSearchDocument.ts';
import type { CompileContext } from '../page/record/compileContext.ts';
import { compilePage } from '../page/record/compilePage.ts';
import { collectIds } from '../site/policy/scanHtml.ts';
import { areOlder, hashInputs } from '../support/modules/inputs.mjs';
import { hashContent, readNote, writeNote } from '../support/modules/notes.mjs';
import { hasErrors } from '../support/problems/problems.ts';

/** What is wrong with the file of a record: its content, or that it can't be written. */
export type CacheFault = 'damaged' | 'unwritable';

/** The parts of a page for the stages that read the text of only some pages. */
export interface PageText {
  prose: Pick<PageRecord, 'body' | 'program' | 'links' | 'problems'>;
  /** Null for a page that can't be searched for. */
  document: SearchDocument | null;
}

/** A page without its text: what the later stages need, small enough to keep for every page. */
export interface CompiledPage extends Omit<PageRecord, 'body' | 'program' | 'sections'> {
  /** Hash of the HTML; null if it has JSX, whose HTML is only known after it has been rendered. */
  proseHash: string | null;
  /** The ids in the HTML; none if it has JSX. */
  ids: string[];
  /** Hash of what is searched; null for a page that can't be searched for. */
  searchHash: string | null;
  /** Hash of everything that it was made from; null if it isn't cached. */
  inputHash: string | null;
  /** False if an earlier build compiled it. */
  isFresh: boolean;
  fault: CacheFault | null;
}

/** The records of earlier builds. */
export interface RecordCache {
  /** Returns a page if nothing that it depends on has changed since it was compiled without errors. */
  find(page: PageIdentity): CompiledPage | null;
  compile(page: PageIdentity): Promise<{ page: CompiledPage; text: PageText }>;
  /** Reads the text of a page that was found; if that is damaged, the page is compiled again. */
  readText(page: PageIdentity): Promise<PageText>;
  /** Removes all pages but these, which were found or compiled without errors. */
  retain(pages: readonly PageIdentity[]): void;
}

/** What the records of a site depend on besides files. */
export interface RecordKey {
  /** Identifies the engine, and the options that compiling reads. */
  options: string;
  /** Hash of everything that links can lead to. */
  targets: string;
}

/** A page as the next build finds it, with everything it was made from. Its text is in a note next to it. */
interface Note {
  /** Hash of everything that all pages share, the page's identity, and the files. */
  hash: string;
  /** Each link that was resolved, and where it led. */
  links: Array<[href: string, url: string | null]>;
  page: CompiledPage;
}

interface TextNote {
  hash: string;
  text: PageText;
}

/**
 * Creates a cache in a folder, two files for each page; a damaged file counts as missing. If nothing that links
 * can lead to has changed, no link is followed.
 */
export function createRecordCache(
  folder: string,
  { options, targets }: RecordKey,
  context: CompileContext,
): RecordCache {
  const targetsFile = `${folder}.json`;
  let areLinksGood: boolean | null = null;
  const hashOf = (page: PageIdentity, files: readonly string[]): string =>
    hashPage(options, page, files);
  const isGood = ({ links, hash, page: kept }: Note, page: PageIdentity): boolean =>
    (areLinksGood || links.every(([href, url]) => context.resolveLink(page, href) === url)) &&
    hash === hashOf(page, kept.dependencies);
  const pageFile = (page: PageIdentity): string => path.join(folder, `${fileName(page)}.json`);
  const textFile = (page: PageIdentity): string => path.join(folder, `${fileName(page)}.text.json`);

  return {
    find(page) {
      areLinksGood ??= checkTargets(targetsFile, targets);
      const { value } = readNote(pageFile(page));
      return isNote(value) && isGood(value, page) ? value.page : null;
    },
    async compile(page) {
      const isDamaged = readNote(pageFile(page)).isDamaged;
      let fault: CacheFault | null = isDamaged ? 'damaged' : null;
      let inputHash: string | null = null;

      const start = Date.now();
      const links = new Map<string, string | null>();
      const record = await compilePage(page, {
        ...context,
        resolveLink(from, href) {
          const url = context.resolveLink(from, href);
          links.set(href, url);
          return url;
        },
      });
      const { page: found, text } = splitRecord(record);
      const compiled = copy(found);
      // An error may have other causes than files: on a busy machine, parsing may take too long.
      if (!hasErrors(record.problems) && areOlder(record.dependencies, start)) {
        const hash = hashOf(page, record.dependencies);
        try {
          writeNote(textFile(page), { hash, text } satisfies TextNote);
          const kept = { ...compiled, inputHash: hash, isFresh: false };
          writeNote(pageFile(page), { hash, links: [...links], page: kept } satisfies Note);
          inputHash = hash;
        } catch {
          fault = 'unwritable';
        }
      }
      return { page: { ...compiled, inputHash, fault }, text };
    },
    async readText(page) {
      const { value: note } = readNote(pageFile(page));
      const { value: text } = readNote(textFile(page));
      if (isNote(note) && isTextNote(text) && note.hash === text.hash) return text.text;
      return splitRecord(await compilePage(page, context)).text;
    },
    retain(pages) {
      const kept = new Set(pages.map(fileName));
      for (const name of listNames(folder)) {
        if (kept.has(name.replace(/(?:\.text)?\.json$/, ''))) continue;
        rmSync(path.join(folder, name), { recursive: true, force: true });
      }
      try {
        writeNote(targetsFile, targets);
      } catch {
        // Without it, the next build follows every link.
      }
    },
  };
}

/** Hashes what a page is made from: the options of `RecordKey`, its identity, and the files at absolute paths. */
export function hashPage(options: string, page: PageIdentity, files: readonly string[]): string {
  return hashInputs(JSON.stringify([options, page]), files);
}

/**
 * Whether everything that links can lead to is the same as when all records were valid. If not, the note
 * about it is removed first, because from now on, records may have been made with different targets.
 */
function checkTargets(file: string, targets: string): boolean {
  const { value, isDamaged } = readNote(file);
  if (value !== null || isDamaged) {
    if (value === targets) return true;
    rmSync(file, { recursive: true, force: true });
  }
  return false;
}

/** Compiles every page again. */
export function createNoCache(context: CompileContext): RecordCache {
  const compile: RecordCache['compile'] = async (page) =>
    splitRecord(await compilePage(page, context));
  return {
    find: () => null,
    compile,
    readText: async (page) => (await compile(page)).text,
    retain() {},
  };
}

function splitRecord(record: PageRecord): { page: CompiledPage; text: PageText } {
  const { body, program, sections: _, ...rest } = record;
  const { links, problems } = rest;
  const document = toSearchDocument(record);
  const html = program === null ? body.join('') : null;
  return {
    page: {
      ...rest,
      proseHash: html === null ? null : hashContent(html),
      ids: html === null ? [] : collectIds(html),
      searchHash: document && hashContent(JSON.stringify(document)),
      inputHash: null,
      isFresh: true,
      fault: null,
    },
    text: { prose: { body, program, links, problems }, document },
  };
}

/** Copies plain data. A string that was cut out of a page keeps the whole page in memory; those in the copy don't. */
const copy = <T>(data: T): T => JSON.parse(JSON.stringify(data));

/** The hash includes the engine's version, so a note with this hash has this shape. */
function isNote(value: unknown): value is Note {
  if (!isObject(value) || !isObject(value.page)) return false;
  const { hash, links, page } = value;
  return (
    typeof hash === 'string' &&
    Array.isArray(links) &&
    links.every((link) => Array.isArray(link) && link.length === 2) &&
    texts.every((name) => typeof page[name] === 'string') &&
    lists.every((name) => Array.isArray(page[name])) &&
    isObject(page.frontmatter)
  );
}

function isTextNote(value: unknown): value is TextNote {
  if (!isObject(value) || typeof value.hash !== 'string' || !isObject(value.text)) return false;
  const { prose, document } = value.text;
  return isObject(prose) && Array.isArray(prose.body) && typeof document === 'object';
}

const texts = ['filePath', 'routePath', 'lang', 'version', 'title', 'pageType'];
const lists = [
  ...['toc', 'ids', 'components', 'imports', 'links', 'assets'],
  ...['dependencies', 'problems'],
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Nothing was kept.
    return [];
  }
}

const fileName = ({ routePath }: PageIdentity): string =>
  createHash('sha256').update(routePath).digest('hex').slice(0, 16);

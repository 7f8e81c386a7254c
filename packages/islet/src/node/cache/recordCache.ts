import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PageIdentity } from '#shared/types.ts';
import type { CompileContext } from '../page/record/compileContext.ts';
import { areOlder, hashInputs } from '../support/modules/inputs.mjs';
import { readNote, writeNote } from '../support/modules/notes.mjs';
import { hasErrors } from '../support/problems/problems.ts';
import type { CacheFault, CompiledPage, PageText, SplitPage } from './compiledPage.ts';

/** The records of earlier builds. */
export interface RecordCache {
  /** Returns a page if nothing that it depends on has changed since it was compiled without errors. */
  find(page: PageIdentity): CompiledPage | null;
  /**
   * Keeps a page for the next build, unless it has errors or its files have changed since then; returns it as the
   * later stages need it.
   */
  keep(page: PageIdentity, compiled: SplitPage, making: Making): CompiledPage;
  /** Reads the text of a page that was found or kept; null if it is damaged. */
  readText(page: PageIdentity): PageText | null;
  /** Removes all pages but these, which were found or compiled without errors. */
  retain(pages: readonly PageIdentity[]): void;
}

/** How a page was compiled. */
export interface Making {
  /** When that began: milliseconds since 1970. */
  start: number;
  /** Where each link led. */
  links: ReadonlyMap<string, string | null>;
}

/** Where the records of a site are cached, and what all of them depend on. */
export interface RecordPlace {
  /** Absolute path. */
  folder: string;
  key: RecordKey;
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
  { folder, key: { options, targets } }: RecordPlace,
  { resolveLink, generated }: Pick<CompileContext, 'resolveLink' | 'generated'>,
): RecordCache {
  const targetsFile = `${folder}.json`;
  let areLinksGood: boolean | null = null;
  const hashOf = (page: PageIdentity, files: readonly string[]): string =>
    hashInputs(JSON.stringify([options, page, generated.get(page.filePath)]), files);
  const isGood = ({ links, hash, page: kept }: Note, page: PageIdentity): boolean =>
    (areLinksGood || links.every(([href, url]) => resolveLink(page, href) === url)) &&
    hash === hashOf(page, kept.dependencies);
  const pageFile = (page: PageIdentity): string => path.join(folder, `${fileName(page)}.json`);
  const textFile = (page: PageIdentity): string => path.join(folder, `${fileName(page)}.text.json`);

  return {
    find(page) {
      areLinksGood ??= checkTargets(targetsFile, targets);
      const { value } = readNote(pageFile(page));
      return isNote(value) && isGood(value, page) ? value.page : null;
    },
    keep(page, { page: compiled, text }, { start, links }) {
      const { dependencies, problems } = compiled;
      const copied = copy(compiled);
      let fault: CacheFault | null = readNote(pageFile(page)).isDamaged ? 'damaged' : null;
      let inputHash: string | null = null;
      // An error may have other causes than files: on a busy machine, parsing may take too long.
      if (!hasErrors(problems) && areOlder(dependencies, start)) {
        const hash = hashOf(page, dependencies);
        try {
          writeNote(textFile(page), { hash, text } satisfies TextNote);
          const kept = { ...copied, inputHash: hash, isFresh: false };
          writeNote(pageFile(page), { hash, links: [...links], page: kept } satisfies Note);
          inputHash = hash;
        } catch {
          fault = 'unwritable';
        }
      }
      return { ...copied, inputHash, fault };
    },
    readText(page) {
      const { value: note } = readNote(pageFile(page));
      const { value: text } = readNote(textFile(page));
      return isNote(note) && isTextNote(text) && note.hash === text.hash ? text.text : null;
    },
    retain(pages) {
      // Nothing that links can lead to has changed since the last call, so no page was removed.
      if (areLinksGood) return;
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

import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PageIdentity, PageRecord } from '#common/types.ts';
import type { CompileContext } from '../content/page/compileContext.ts';
import { compilePage } from '../content/page/compilePage.ts';
import { areOlder, hashInputs } from '../modules/inputs.mjs';
import { readNote, writeNote } from '../modules/notes.mjs';
import { hasErrors } from '../problems/problems.ts';

/** What is wrong with the file that keeps a record: its content, or that it cannot be written. */
export type KeptFault = 'damaged' | 'unwritable';

/** A record, and whether it had to be compiled. */
export interface CachedRecord {
  record: PageRecord;
  isFresh: boolean;
  fault: KeptFault | null;
}

/**
 * Compiles pages, unless nothing that a page depends on has changed since it was compiled before without
 * errors.
 */
export interface RecordCache {
  compile(page: PageIdentity): Promise<CachedRecord>;
  /** Forgets all pages but these. */
  retain(pages: readonly PageIdentity[]): void;
}

/** A record as it is kept, with all that it was made of. */
interface Note {
  /** Hash of everything that all pages share, the page's identity, and the files. */
  hash: string;
  /** Each link that was asked for, and where it led. */
  links: Array<[href: string, url: string | null]>;
  record: PageRecord;
}

/**
 * Creates a cache in a folder, one file for each page; a file that is damaged counts as none. `key`
 * names everything but files and links that records depend on: the engine, and the options.
 */
export function createRecordCache(
  folder: string,
  key: string,
  context: CompileContext,
): RecordCache {
  const hashOf = (page: PageIdentity, files: readonly string[]): string =>
    hashInputs(JSON.stringify([key, page]), files);
  const isGood = ({ links, hash, record }: Note, page: PageIdentity): boolean =>
    links.every(([href, url]) => context.resolveLink(page, href) === url) &&
    hash === hashOf(page, record.dependencies);

  return {
    async compile(page) {
      const file = path.join(folder, fileName(page));
      const { value, isDamaged } = readNote(file);
      if (isNote(value) && isGood(value, page)) {
        return { record: value.record, isFresh: false, fault: null };
      }
      let fault: KeptFault | null = isDamaged ? 'damaged' : null;

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
      // An error may have other causes than files: on a busy machine, parsing may take too long.
      if (!hasErrors(record.problems) && areOlder(record.dependencies, start)) {
        const hash = hashOf(page, record.dependencies);
        try {
          writeNote(file, { hash, links: [...links], record } satisfies Note);
        } catch {
          fault = 'unwritable';
        }
      }
      return { record, isFresh: true, fault };
    },
    retain(pages) {
      const kept = new Set(pages.map(fileName));
      for (const name of listNames(folder)) {
        if (!kept.has(name)) rmSync(path.join(folder, name), { recursive: true, force: true });
      }
    },
  };
}

/** Compiles every page again. */
export function createNoCache(context: CompileContext): RecordCache {
  return {
    compile: async (page) => ({
      record: await compilePage(page, context),
      isFresh: true,
      fault: null,
    }),
    retain() {},
  };
}

/** What has the hash and the key of a note was written as one; this is what makes use of it safe. */
function isNote(value: unknown): value is Note {
  if (!isObject(value) || !isObject(value.record)) return false;
  const { hash, links, record } = value;
  return (
    typeof hash === 'string' &&
    Array.isArray(links) &&
    links.every((link) => Array.isArray(link) && link.length === 2) &&
    texts.every((name) => typeof record[name] === 'string') &&
    lists.every((name) => Array.isArray(record[name])) &&
    isObject(record.frontmatter) &&
    (record.program === null || isObject(record.program))
  );
}

const texts = ['filePath', 'routePath', 'lang', 'version', 'title', 'pageType'];
const lists = [
  ...['toc', 'body', 'components', 'imports', 'sections', 'links', 'assets'],
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
  `${createHash('sha256').update(routePath).digest('hex').slice(0, 16)}.json`;

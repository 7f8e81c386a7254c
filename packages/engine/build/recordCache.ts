import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageIdentity, PageRecord } from '@docs/common/types.ts';
import type { CompileContext } from '../content/compileContext.ts';
import { compilePage } from '../content/compilePage.ts';
import { areOlder, hashInputs, readNote } from '../modules/inputs.mjs';

/** Compiles pages, unless nothing that a page depends on has changed since it was compiled before. */
export interface RecordCache {
  compile(page: PageIdentity): Promise<{ record: PageRecord; isFresh: boolean }>;
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
 * Creates a cache in a folder, one file for each page; a file that was cut off counts as none. `key`
 * names everything but files and links that records depend on: the engine, and the options.
 */
export function createRecordCache(
  folder: string,
  key: string,
  context: CompileContext,
): RecordCache {
  mkdirSync(folder, { recursive: true });
  const hashOf = (page: PageIdentity, files: readonly string[]): string =>
    hashInputs(JSON.stringify([key, page]), files);
  const isGood = ({ links, hash, record }: Note, page: PageIdentity): boolean =>
    links.every(([href, url]) => context.resolveLink(page, href) === url) &&
    hash === hashOf(page, record.dependencies);

  return {
    async compile(page) {
      const file = path.join(folder, fileName(page));
      const note = readNote(file) as Note | null;
      if (note && isGood(note, page)) return { record: note.record, isFresh: false };

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
      if (areOlder(record.dependencies, start)) {
        const hash = hashOf(page, record.dependencies);
        writeFileSync(file, JSON.stringify({ hash, links: [...links], record } satisfies Note));
      }
      return { record, isFresh: true };
    },
    retain(pages) {
      const kept = new Set(pages.map(fileName));
      for (const name of readdirSync(folder)) {
        if (!kept.has(name)) rmSync(path.join(folder, name), { force: true });
      }
    },
  };
}

/** Compiles every page anew. */
export function createNoCache(context: CompileContext): RecordCache {
  return {
    compile: async (page) => ({ record: await compilePage(page, context), isFresh: true }),
    retain() {},
  };
}

const fileName = ({ routePath }: PageIdentity): string =>
  `${createHash('sha256').update(routePath).digest('hex').slice(0, 16)}.json`;

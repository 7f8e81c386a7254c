import type { PageIdentity, PageRecord } from '#shared/types.ts';
import type { CompileContext } from '../../page/record/compileContext.ts';
import { compilePage } from '../../page/record/compilePage.ts';
import { memoize } from './memoize.ts';

/** The records of visited pages, compiled when they are requested. */
export interface RecordStore {
  /** The record of a page for the current content of its files; never older than the last `invalidate`. */
  get(page: PageIdentity): Promise<PageRecord>;
  /** Forgets what depends on one of the files; returns the forgotten routes. */
  invalidate(files: ReadonlySet<string>): string[];
}

/**
 * Creates an empty store; `onCompiled` gets each record, and the time (milliseconds since 1970) from which
 * its dependencies must be watched.
 */
export function createRecordStore(
  context: CompileContext,
  onCompiled: (record: PageRecord, since: number) => void,
): RecordStore {
  const records = new Map<string, Promise<PageRecord>>();
  const dependencies = new Map<string, readonly string[]>();
  // What a page depends on is known when it is compiled; until then, each change may concern it.
  const underWay = new Map<string, Set<string>>();

  async function compile(page: PageIdentity): Promise<PageRecord> {
    const changed = new Set<string>();
    const since = Date.now();
    underWay.set(page.routePath, changed);
    const record = await compilePage(page, context).finally(() => {
      underWay.delete(page.routePath);
    });
    onCompiled(record, since);
    if (record.dependencies.some((file) => changed.has(file))) return compile(page);
    dependencies.set(page.routePath, record.dependencies);
    return record;
  }

  return {
    get: (page) => memoize(records, page.routePath, () => compile(page)),
    invalidate(files) {
      for (const changed of underWay.values()) for (const file of files) changed.add(file);
      const stale = [...dependencies]
        .filter(([, paths]) => paths.some((file) => files.has(file)))
        .map(([route]) => route);
      for (const route of stale) {
        records.delete(route);
        dependencies.delete(route);
      }
      return stale;
    },
  };
}

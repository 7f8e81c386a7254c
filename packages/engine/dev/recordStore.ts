import type { PageIdentity, PageRecord } from '@docs/common/types.ts';
import type { CompileContext } from '../content/compileContext.ts';
import { compilePage } from '../content/compilePage.ts';

/** The records of the pages that were visited, compiled when they are asked for. */
export interface RecordStore {
  get(page: PageIdentity): Promise<PageRecord>;
  /** Forgets what depends on one of the files; gives the routes it forgot. */
  invalidate(files: ReadonlySet<string>): string[];
  /** Keeps the records of these pages only. */
  retain(routes: ReadonlySet<string>): void;
}

/** Creates an empty store; `onCompiled` sees each record, to watch what it depends on. */
export function createRecordStore(
  context: CompileContext,
  onCompiled: (record: PageRecord) => void,
): RecordStore {
  const records = new Map<string, Promise<PageRecord>>();
  const dependencies = new Map<string, readonly string[]>();
  return {
    get(page) {
      const route = page.routePath;
      const known = records.get(route);
      if (known) return known;
      const record = compilePage(page, context).then((compiled) => {
        dependencies.set(route, compiled.dependencies);
        onCompiled(compiled);
        return compiled;
      });
      records.set(route, record);
      return record;
    },
    invalidate(files) {
      const stale = [...dependencies]
        .filter(([, paths]) => paths.some((file) => files.has(file)))
        .map(([route]) => route);
      for (const route of stale) records.delete(route);
      return stale;
    },
    retain(routes) {
      for (const route of records.keys()) {
        if (routes.has(route)) continue;
        records.delete(route);
        dependencies.delete(route);
      }
    },
  };
}

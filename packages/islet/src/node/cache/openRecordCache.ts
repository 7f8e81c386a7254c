import path from 'node:path';
import type { CompileContext } from '../page/record/compileContext.ts';
import { toCompileOptions } from '../page/record/createCompileContext.ts';
import { hashFenceModule } from '../site/config/fenceModule.ts';
import type { Project } from '../site/scan/openProject.ts';
import { engineVersion } from '../support/modules/engineVersion.ts';
import { hashContent } from '../support/modules/notes.mjs';
import { optionalVersion } from '../support/modules/ownPackage.ts';
import {
  createNoCache,
  createRecordCache,
  type RecordCache,
  type RecordKey,
} from './recordCache.ts';

/** Where the records of a site are cached, and what all of them depend on. */
export interface RecordPlace {
  /** Absolute path. */
  folder: string;
  key: RecordKey;
}

/** The packages that draw formulas and diagrams; each site chooses their versions. */
const drawingPackages = ['katex', 'beautiful-mermaid'];

/** Null if records can't be cached: a plugin may read anything, and the folder may be read-only. */
export function recordStore({
  siteRoot,
  repoRoot,
  repoReason,
  config,
  cache,
  routes,
  moved,
  linkedFiles,
}: Project): RecordPlace | null {
  const engine = engineVersion();
  const { remarkPlugins, rehypePlugins } = config.markdown;
  if (engine === null || cache.failure !== null) return null;
  if (remarkPlugins.length + rehypePlugins.length > 0) return null;
  const places = [siteRoot, repoRoot, repoReason];
  return {
    folder: path.join(cache.path, 'records'),
    key: {
      options: JSON.stringify([
        ...[engine, process.version, ...places, toCompileOptions(config)],
        ...drawingPackages.map(optionalVersion),
        hashFenceModule({ siteRoot, name: config.markdown.fences }),
      ]),
      targets: hashContent(JSON.stringify([[...routes], [...moved], [...linkedFiles]])),
    },
  };
}

/** Opens the records of earlier builds of a site. */
export function openRecordCache(context: CompileContext, store: RecordPlace | null): RecordCache {
  if (store === null) return createNoCache(context);
  return createRecordCache(store.folder, store.key, context);
}

/** Absolute path of a file about the last build; null if nothing can be cached. */
export function cacheFile({ cache }: Pick<Project, 'cache'>, name: string): string | null {
  return engineVersion() === null || cache.failure !== null
    ? null
    : path.join(cache.path, 'build', name);
}

/** Absolute path of the note about the files of the last output; null if nothing can be cached. */
export function outputLedgerFile(project: Pick<Project, 'cache'>): string | null {
  return cacheFile(project, 'output.json');
}

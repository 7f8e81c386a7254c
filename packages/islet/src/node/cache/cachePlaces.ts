import path from 'node:path';
import { toCompileOptions } from '../page/record/createCompileContext.ts';
import { hashFenceModule } from '../site/config/fenceModule.ts';
import type { Project } from '../site/scan/openProject.ts';
import { engineVersion } from '../support/modules/engineVersion.ts';
import { hashContent } from '../support/modules/notes.mjs';
import { optionalVersion } from '../support/modules/ownPackage.ts';
import type { RecordPlace } from './recordCache.ts';

/** The packages that draw formulas and diagrams; each site chooses their versions. */
const drawingPackages = ['katex', 'beautiful-mermaid'];

/** The place of the records of a site; null if records can't be cached: a plugin may read anything, and the folder may be read-only. */
export function recordPlace({
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

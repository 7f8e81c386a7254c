import { cpus } from 'node:os';
import path from 'node:path';
import { recordPlace } from '../../cache/cachePlaces.ts';
import { createRecordCache, type RecordCache, type RecordPlace } from '../../cache/recordCache.ts';
import { createCompileContext } from '../../page/record/createCompileContext.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { codeFolder } from '../../support/modules/ownPackage.ts';
import { openBuildThread } from './buildThread.ts';
import { createPageBuilder } from './pageBuilder.ts';
import { createPagePool, type PagePool } from './pagePool.ts';
import type { ThreadSetup } from './runBuildThread.ts';

/** Takes the pages of a project through all stages. */
export interface Compiler extends PagePool {
  /** Removes all cached pages but these, which were found or compiled without errors. */
  retain: RecordCache['retain'];
}

/**
 * Creates the compiler of a project, with the place where its pages are cached, if they can be. It works in this thread
 * and, if there is enough to do, in one for each other processor, up to three.
 */
export function createCompiler(
  project: Project,
  cache: RecordPlace | null = recordPlace(project),
): Compiler {
  const { configModule, overrides, siteRoot, repoRoot, repoReason, docsRoot, publicRoot } = project;
  const { routes, moved, linkedFiles, generated } = project;
  const context = createCompileContext(project);
  const records = cache && createRecordCache(cache, context);
  const pool = createPagePool(createPageBuilder(records, context), () => {
    const script = path.join(codeFolder, 'node/runBuildThread.js');
    const places = { siteRoot, repoRoot, repoReason, docsRoot, publicRoot };
    const loaded = { configModule, overrides };
    const setup: ThreadSetup = {
      ...{ ...places, routes, moved, linkedFiles, generated },
      ...{ ...loaded, cache },
    };
    const threads = Array.from({ length: Math.min(cpus().length, 4) - 1 }, () =>
      openBuildThread(script, setup),
    );
    return {
      builders: threads.map(({ builder }) => builder),
      async close() {
        await Promise.all(threads.map(({ close }) => close()));
      },
    };
  });
  return { ...pool, retain: (pages) => records?.retain(pages) };
}

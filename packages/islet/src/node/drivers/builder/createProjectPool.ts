import { cpus } from 'node:os';
import path from 'node:path';
import { openRecordCache, recordStore } from '../../cache/openRecordCache.ts';
import type { CompileContext } from '../../page/record/compileContext.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { codeFolder } from '../../support/modules/ownPackage.ts';
import { openBuildThread } from './buildThread.ts';
import { createPageBuilder } from './pageBuilder.ts';
import { createPagePool, type PagePool } from './pagePool.ts';
import type { ThreadSetup } from './runBuildThread.ts';

/** Creates the pool for a project: this thread and, if there is enough work, one for each other processor, up to three. */
export function createProjectPool(
  project: Project,
  context: CompileContext,
  records = recordStore(project),
): PagePool {
  const { configModule, siteRoot, repoRoot, repoReason, docsRoot, publicRoot } = project;
  const { routes, moved, linkedFiles } = project;
  const own = createPageBuilder(openRecordCache(context, records), context);
  return createPagePool(own, () => {
    const script = path.join(codeFolder, 'node/runBuildThread.js');
    const places = { siteRoot, repoRoot, repoReason, docsRoot, publicRoot };
    const setup: ThreadSetup = { ...places, routes, moved, linkedFiles, configModule, records };
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
}

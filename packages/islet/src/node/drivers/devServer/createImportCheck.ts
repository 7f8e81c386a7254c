import type { Project } from '../../site/scan/openProject.ts';
import { listModules } from '../builder/bundleEntries.ts';
import type { FileChanges } from './gatherChanges.ts';

/**
 * Returns a function that says whether a page may have a new import, or an imported file may be new. Listing the
 * imports of all pages reads them all, so it is worth looking at the changed ones first.
 */
export function createImportCheck(): (changes: FileChanges, project: Project) => boolean {
  const known = new Map<string, string>();
  return ({ files, isStructural }, project) => {
    let mayChange = isStructural;
    for (const file of files) {
      if (/\.[cm]?[jt]sx?$/.test(file) || project.generatedFrom.includes(file)) mayChange = true;
      if (!file.endsWith('.mdx')) continue;
      const now = JSON.stringify(listModules(project, [file]));
      mayChange ||= known.get(file) !== now;
      known.set(file, now);
    }
    return mayChange;
  };
}

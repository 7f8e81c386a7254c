import path from 'node:path';
import type { PageIdentity, PageSummary } from '#shared/types.ts';
import { type DataFiles, nameDataFiles } from '../../output/files/dataFiles.ts';
import type { CompileContext } from '../../page/record/compileContext.ts';
import { summarizePage } from '../../page/record/summarizePage.ts';
import { createSite, type SiteModel } from '../../site/navigation/createSite.ts';
import { siteSources } from '../../site/navigation/siteSources.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { memoize } from './memoize.ts';

/** The model of the site, and the data that its pages share. */
export interface Model {
  pages: readonly PageSummary[];
  site: SiteModel;
  data: DataFiles;
}

/** The model of a project, from the front matter and first heading of each page. */
export interface ModelStore {
  current(): Promise<Model>;
  /** Reads the files again; returns true if what pages share has changed. */
  update(files: ReadonlySet<string>): Promise<boolean>;
}

/** Creates a store that reads the pages when the model is first requested. */
export function createModelStore(project: Project, context: CompileContext): ModelStore {
  const { siteRoot, config, pages } = project;
  const summaries = new Map<PageIdentity, Promise<PageSummary>>();
  const models = new Map<'model', Promise<Model>>();

  const summaryOf = (page: PageIdentity): Promise<PageSummary> =>
    memoize(summaries, page, () => summarizePage(page, context));
  const create = async (): Promise<Model> => {
    const summaries = await Promise.all(pages.map(summaryOf));
    const site = createSite(siteSources(project, summaries));
    return { pages: summaries, site, data: nameDataFiles(site, config.base) };
  };
  const current = (): Promise<Model> => memoize(models, 'model', create);
  return {
    current,
    async update(files) {
      const old = await current().catch(() => null);
      const stale = pages.filter(({ filePath }) => files.has(path.resolve(siteRoot, filePath)));
      if (stale.length === 0) return false;
      const summarize = async (): Promise<string> =>
        JSON.stringify(await Promise.all(stale.map(summaryOf)));
      const before = old && (await summarize());
      for (const page of stale) summaries.delete(page);
      const after = await summarize().catch(() => null);
      // Most edits are of texts, and a model is made of all pages.
      if (before !== null && after === before) return false;
      models.clear();
      return old === null || urlsOf(old.data) !== urlsOf((await current()).data);
    },
  };
}

/** URLs of data files change with their content. */
function urlsOf({ sites, sidebars }: DataFiles): string {
  return Object.keys({ ...sites, ...sidebars }).join();
}

import type { AppState } from '#client/context.ts';
import type { PageData, PageIdentity, PageRecord } from '#shared/types.ts';
import type { CompileContext } from '../../page/record/compileContext.ts';
import { createPageStyles, listParts } from '../../render/bundle/pageStyles.ts';
import { type RenderedProse, renderBody } from '../../render/document/renderBody.ts';
import { buildPageData, type RenderedParts } from '../../site/navigation/buildPageData.ts';
import type { RecordOf } from '../../site/navigation/page/buildOverview.ts';
import { type GitTimes, readGitTimes } from '../../site/scan/gitTimes.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { stateOf } from '../builder/pageBuilder.ts';
import { readsSame } from '../builder/renderPages.ts';
import type { ReadyBundle } from './bundleLoader.ts';
import { createTurns } from './createTurns.ts';
import type { Model, ModelStore } from './modelStore.ts';
import type { RecordStore } from './recordStore.ts';

/** A page as it is shown. */
export interface ShownPage {
  model: Model;
  record: PageRecord;
  state: AppState;
  body: RenderedProse;
  /** Routes of the other pages whose outlines were read. */
  sources: string[];
}

/** Renders pages, and keeps what others show of them. */
export interface OutlineStore {
  render(page: PageIdentity, ready: ReadyBundle): Promise<ShownPage>;
  /** The record of a page with the headings and the text that its components rendered, if they can be. */
  get(page: PageIdentity, ready: ReadyBundle | null): Promise<PageRecord>;
}

export interface OutlineSources {
  project: Project;
  context: CompileContext;
  models: ModelStore;
  records: RecordStore;
  /** The record to show for one that may not be readable. */
  readableOf(record: PageRecord): PageRecord;
}

/** What an outline is made from, and the outline. */
interface Kept {
  made: readonly unknown[];
  outlined: Promise<PageRecord>;
}

/** Creates a store over one state of the project. */
export function createOutlineStore(sources: OutlineSources): OutlineStore {
  const { project, models, records, readableOf } = sources;
  const pages = new Map(project.pages.map((page) => [page.routePath, page]));
  const kept = new Map<string, Kept>();
  // Errors of code that a page doesn't wait for are found by when they are thrown.
  const takeTurn = createTurns();
  const dataOf = createDataBuilder(sources);
  const renderWith = (record: PageRecord, state: AppState, { runtime }: ReadyBundle) =>
    renderBody({ record, runtime, state, context: sources.context });

  /** Renders a page that reads no more than what pages have written themselves; `build` does so too. */
  const renderWritten = async (record: PageRecord, model: Model, ready: ReadyBundle) => {
    const page = await dataOf(record, { model, ready, recordOf });
    return { page, body: await renderWith(record, stateOf(page, model.data), ready) };
  };
  const recordOf: RecordOf = async (route) => {
    const page = pages.get(route);
    return page ? records.get(page) : null;
  };

  const get: OutlineStore['get'] = async (page, ready) => {
    const [model, record] = await Promise.all([models.current(), records.get(page)]);
    if (record.program === null || ready === null) return record;
    const made = [record, model, ready];
    const known = kept.get(page.routePath);
    if (known?.made.every((one, index) => one === made[index])) return known.outlined;
    const outlined = takeTurn(async () => ({
      ...record,
      ...(await renderWritten(record, model, ready)).body.outline,
    }));
    kept.set(page.routePath, { made, outlined });
    return outlined;
  };

  return {
    get,
    async render(page, ready) {
      const [model, record] = await Promise.all([models.current(), records.get(page)]);
      const read = new Set<string>();
      const outlinedOf: RecordOf = async (route) => {
        read.add(route);
        const source = pages.get(route);
        return source ? get(source, ready) : null;
      };
      const shown = readableOf(record);
      const written = await renderWritten(shown, model, ready);
      const parts = listParts(written.body.html);
      const outlined = { ...shown, ...written.body.outline, parts };
      const state = stateOf(
        await dataOf(outlined, { model, ready, recordOf: outlinedOf }),
        model.data,
      );
      const isSame = readsSame(written.page, state.page);
      const body = isSame ? written.body : await renderWith(shown, state, ready);
      return { model, record, state, body, sources: [...read] };
    },
  };
}

/** Returns a function that builds the data of a page in dev. */
function createDataBuilder({ project }: Pick<OutlineSources, 'project'>) {
  const { config, siteRoot } = project;
  const gitTimes: Promise<Pick<GitTimes, 'times'>> = config.themeConfig.lastUpdated
    ? readGitTimes(siteRoot, config.root)
    : Promise.resolve({ times: {} });
  return async (
    record: PageRecord & RenderedParts,
    { model, ready, recordOf }: { model: Model; ready: ReadyBundle; recordOf: RecordOf },
  ): Promise<PageData> =>
    buildPageData(model.site, record, {
      ...model.data,
      buildId: 'dev',
      isolated: config.isolated,
      lastUpdated: (await gitTimes).times[record.filePath] ?? null,
      llms: config.llms,
      recordOf,
      stylesOf: createPageStyles(ready.bundle.moduleStyles, config),
    });
}

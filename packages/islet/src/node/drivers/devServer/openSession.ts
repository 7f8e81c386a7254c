import path from 'node:path';
import type { DevMessage } from '#client/dev/devReaction.ts';
import type { PageRecord, Problem } from '#shared/types.ts';
import { themeFolder } from '../../render/bundle/themeOverrides.ts';
import { listConfigFiles } from '../../site/config/configFiles.ts';
import type { Overrides } from '../../site/config/overrides.ts';
import { type BrokenProject, openProject, type Project } from '../../site/scan/openProject.ts';
import { listLedgers } from '../../site/scan/readLedgers.ts';
import { type PageHead, readPageHead } from '../../site/scan/readPageHead.ts';
import { findRepositoryRoot } from '../../support/files/findRepositoryRoot.ts';
import { isInside } from '../../support/files/isInside.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { addCodeFrames } from '../../support/problems/codeFrame.ts';
import {
  answerInDev,
  answerProblems,
  type DevAnswer,
  type DevSources,
  isPage,
} from './answerInDev.ts';
import type { DevBundler } from './createDevBundler.ts';
import { createImportCheck } from './createImportCheck.ts';
import { createTurns } from './createTurns.ts';
import { describeLeftOut } from './describeLeftOut.ts';
import { explainFailure } from './explainFailure.ts';
import type { FileChanges } from './gatherChanges.ts';
import type { KeptData } from './keptData.ts';
import { createPageStage, type PageStage } from './pageStage.ts';
import { watchFiles } from './watchFiles.ts';

export interface SessionOptions {
  siteRoot: string;
  /** What replaces fields of its config. */
  overrides?: Overrides | undefined;
  bundles: DevBundler;
  /** Tells the open browsers. */
  send(message: DevMessage): void;
  /** Counts the changes that open pages must know about, over all sessions of a server. */
  revisions: { current(): number; next(): number };
  /** Gives the last readable record of a page, over all sessions of a server. */
  lastReadable(record: PageRecord): PageRecord;
  /** Finds data files, over all sessions of a server. */
  keptData: KeptData;
  /** Shows problems in the terminal. */
  print(problems: readonly Problem[]): void;
  /** Shows a sentence in the terminal. */
  tell(sentence: string): void;
  /** Called when the session has to be replaced, mostly because the configuration has changed. */
  onConfigChange(): void;
}

/** A site in dev with one configuration. */
export interface DevSession {
  /** Base path of the site. */
  base: string;
  /**
   * Whether the session has to be replaced, because the cache was removed with what the bundler needs, or the root of the
   * repository is another folder now.
   */
  isStale(): boolean;
  answer(url: string): Promise<DevAnswer>;
  close(): Promise<void>;
}

/** Opens a session; if the configuration is broken, it shows the problems until they are fixed. */
export async function openSession(options: SessionOptions): Promise<DevSession> {
  const since = Date.now();
  const { siteRoot, overrides = {} } = options;
  // Without a project, its files are unknown.
  let configFiles = listConfigFiles(siteRoot);
  try {
    const project = await openProject(siteRoot, { withDrafts: true, overrides });
    configFiles = project.configFiles;
    return 'problems' in project
      ? await openBrokenSession(project, since, options)
      : await openWorkingSession(project, since, options);
  } catch (error) {
    const problem = explainFailure(error, 'The site cannot be served', siteRoot);
    return openBrokenSession({ problems: [problem], configFiles }, since, options);
  }
}

async function openBrokenSession(
  broken: BrokenProject,
  since: number,
  { siteRoot, print, onConfigChange }: SessionOptions,
): Promise<DevSession> {
  const problems = await addCodeFrames(siteRoot, broken.problems);
  print(problems);
  const watch = watchFiles(broken.configFiles, {
    since,
    onChange: onConfigChange,
    onProblem: (problem) => print([problem]),
  });
  return {
    base: '/',
    isStale: () => false,
    answer: async () => answerProblems(problems, '/'),
    close: async () => watch.close(),
  };
}

async function openWorkingSession(
  opened: Project,
  since: number,
  options: SessionOptions,
): Promise<DevSession> {
  const { siteRoot, bundles, send, print, tell, revisions, lastReadable, onConfigChange } = options;
  let project = opened;
  const configFiles = new Set(project.configFiles);
  // Otherwise, an older state could overwrite a newer one.
  const takeTurn = createTurns();
  const report = (error: unknown): void =>
    print([explainFailure(error, 'A change cannot be shown', siteRoot)]);
  const bundle = await bundles.open(project);
  const watch = watchFiles(listPaths(project), {
    since,
    onChange: (changes) => takeTurn(() => apply(changes)).catch(report),
    onProblem: (problem) => print([problem]),
  });
  bundle.tellInputs(watch.add);
  const createStage = (): PageStage =>
    createPageStage({ project, bundle, print, lastReadable, onDependencies: watch.add });
  let stage = createStage();
  const mayChangeImports = createImportCheck();
  const answerSafely = createSafeAnswerer({ siteRoot, print });

  async function apply(changes: FileChanges): Promise<void> {
    bundle.catchUp(changes.files);
    const isOfConfig = [...changes.files].some((file) => configFiles.has(file));
    if (isOfConfig || !bundle.hasEntries()) return onConfigChange();
    const before = { project, stage };
    let routes: string[] | 'all' = 'all';
    if (changes.isStructural || concernsProject(changes, project)) {
      const { overrides } = project;
      const reopening = Date.now();
      const reopened = await openProject(siteRoot, { withDrafts: true, overrides });
      if ('problems' in reopened) return onConfigChange();
      project = reopened;
      watch.add(project.generatedFrom, reopening);
      stage = createStage();
    } else {
      routes = await stage.invalidate(changes.files);
      // Components and the theme, which nothing but the bundler reads unless a page quotes them.
      if (routes.length === 0 && !hasFileIn(project.docsRoot, changes)) return;
    }
    if (mayChangeImports(changes, project)) await bundle.updateEntries(project);
    // With an older bundle, a new component would be missing, and a corrected one would fail again.
    await bundle.caughtUp();
    await stage.revisit(routes, before.stage);
    send({ type: 'update', routes, revision: revisions.next() });
    if (stage === before.stage) return;
    describeLeftOut(before.project, { project, model: await stage.model() }).forEach(tell);
  }

  return {
    base: project.rules.base,
    isStale: () => !bundle.hasEntries() || isRootMoved(project),
    async answer(url) {
      await takeTurn(ended);
      return answerSafely(project.rules.base, (report) =>
        answerInDev(url, { ...options, project, stage, revision: revisions.current(), report }),
      );
    },
    async close() {
      watch.close();
      // It writes what the bundler reads.
      await takeTurn(ended);
    },
  };
}

/** Taking a turn with it waits for the changes so far. */
const ended = async (): Promise<void> => {};

/** All that a project is read from. */
const listPaths = ({ siteRoot, docsRoot, publicRoot, ...project }: Project): string[] => [
  ...[docsRoot, publicRoot, themeFolder(siteRoot), ...listLedgers(siteRoot, project.config)],
  ...project.configFiles,
  ...project.generatedFrom,
];

/**
 * Returns a function that answers a request, also if it fails. What keeps a page from being shown is printed
 * once, though its document reloads itself, and again if a page could be shown in between.
 */
function createSafeAnswerer({ siteRoot, print }: Pick<SessionOptions, 'siteRoot' | 'print'>) {
  let last = '';
  const report: DevSources['report'] = (problems) => {
    const text = JSON.stringify(problems);
    if (text !== last) print(problems);
    last = text;
  };
  return async (base: string, answer: (report: DevSources['report']) => Promise<DevAnswer>) => {
    try {
      const answered = await answer(report);
      if (isPage(answered)) last = '';
      return answered;
    } catch (error) {
      const problem = explainFailure(error, 'This address cannot be shown', siteRoot);
      report([problem]);
      return answerProblems([problem], base);
    }
  };
}

/**
 * Whether the project has to be opened again: it has the navigation files, the lists of old addresses and translations,
 * and small public files.
 */
function concernsProject({ files }: FileChanges, project: Project): boolean {
  return [...files].some(
    (file) =>
      /_(?:meta|nav)\.json$/.test(file) ||
      listLedgers(project.siteRoot, project.config).includes(file) ||
      project.generatedFrom.includes(file) ||
      file.startsWith(project.publicRoot + path.sep) ||
      isMoved(project, file),
  );
}

const hasFileIn = (folder: string, { files }: FileChanges): boolean =>
  [...files].some((file) => isInside(folder, file));

/** Whether `.git` or another mark of a root was created or removed. Nothing watches those. */
const isRootMoved = ({ siteRoot, repoRoot, config }: Project): boolean =>
  findRepositoryRoot(siteRoot, config.repositoryRoot).repoRoot !== repoRoot;

/** Whether the slug of a page was changed or removed. */
function isMoved({ siteRoot, docsRoot, scan }: Project, file: string): boolean {
  if (!/\.mdx?$/.test(file) || !isInside(docsRoot, file)) return false;
  const filePath = relativePath(siteRoot, file);
  const routesOf = (head: PageHead | undefined): string =>
    JSON.stringify([head?.slug?.text, head?.isPost, head?.perPage]);
  return routesOf(readPageHead(siteRoot, filePath)) !== routesOf(scan.heads.get(filePath));
}

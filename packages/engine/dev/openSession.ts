import path from 'node:path';
import type { DevMessage } from '@docs/client/devReaction.ts';
import type { Problem } from '@docs/common/types.ts';
import { addCodeFrames } from '../content/codeFrame.ts';
import { type BrokenProject, openProject, type Project } from '../project/openProject.ts';
import { themeFolder } from '../render/themeOverrides.ts';
import { answerRequest, type DevAnswer } from './answerRequest.ts';
import { createPageStage, type PageStage } from './pageStage.ts';
import { problemsDocument } from './problemsPanel.ts';
import { type BundleRunner, runBundle } from './runBundle.ts';
import { type FileChanges, type FileWatch, watchFiles } from './watchFiles.ts';

export interface SessionOptions {
  siteRoot: string;
  /** Tells the open browsers. */
  send(message: DevMessage): void;
  /** Counts the changes that open pages have to know of, over all sessions of a server. */
  revisions: { current(): number; next(): number };
  /** Shows problems in the terminal. */
  print(problems: readonly Problem[]): void;
  /** Called when the configuration changed and the session has to be replaced. */
  onConfigChange(): void;
}

/** A site while it is written, under one configuration. */
export interface DevSession {
  /** Base path of the site. */
  base: string;
  answer(url: string): Promise<DevAnswer>;
  close(): Promise<void>;
}

/** Opens a session; with a broken configuration it shows what is wrong until that is mended. */
export async function openSession(options: SessionOptions): Promise<DevSession> {
  const since = Date.now();
  const project = await openProject(options.siteRoot);
  return 'problems' in project
    ? openBrokenSession(project, since, options)
    : openWorkingSession(project, since, options);
}

async function openBrokenSession(
  broken: BrokenProject,
  since: number,
  { siteRoot, print, onConfigChange }: SessionOptions,
): Promise<DevSession> {
  const problems = await addCodeFrames(siteRoot, broken.problems);
  print(problems);
  const watch = await watchFiles(broken.configFiles, { since, onChange: onConfigChange });
  return {
    base: '/',
    answer: async () => ({
      status: 500,
      type: 'text/html; charset=utf-8',
      body: problemsDocument(problems, '/'),
      // There is no script in this document to learn of the mend.
      headers: { refresh: '1' },
    }),
    close: watch.close,
  };
}

async function openWorkingSession(
  opened: Project,
  since: number,
  { siteRoot, send, print, revisions, onConfigChange }: SessionOptions,
): Promise<DevSession> {
  let project = opened;
  const configFiles = new Set(project.configFiles);
  const theme = themeFolder(siteRoot);
  const bundle: BundleRunner = await runBundle(project, () => {
    revisions.next();
    send({ type: 'reload' });
  });
  const watch: FileWatch = await watchFiles(
    [project.docsRoot, project.publicRoot, theme, ...configFiles],
    { since, onChange: (changes) => void applyInTurn(changes) },
  );
  const createStage = (): PageStage =>
    createPageStage({ project, bundle, print, onDependencies: watch.add });
  let stage = createStage();
  let turn = Promise.resolve();

  /** One change after the other, so that an older state never overwrites a newer one. */
  function applyInTurn(changes: FileChanges): Promise<void> {
    turn = turn.then(() => apply(changes)).catch((error: unknown) => console.error(error));
    return turn;
  }

  async function apply(changes: FileChanges): Promise<void> {
    const ofTheme = [...changes.files].filter((file) => file.startsWith(theme + path.sep));
    // The bundler watches what it has, but is told at its start what takes the place of what.
    const replacesParts = changes.isStructural && ofTheme.length > 0;
    if (replacesParts || [...changes.files].some((file) => configFiles.has(file)))
      return onConfigChange();
    if (ofTheme.length === changes.files.size) return;
    const old = stage;
    // Navigation files belong to the project itself, and public files may: a small logo does.
    const concernsProject = [...changes.files].some(
      (file) => /_(?:meta|nav)\.json$/.test(file) || file.startsWith(project.publicRoot + path.sep),
    );
    let routes: string[] | 'all' = 'all';
    if (changes.isStructural || concernsProject) {
      const reopened = await openProject(siteRoot);
      if ('problems' in reopened) return onConfigChange();
      project = reopened;
      stage = createStage();
    } else {
      routes = await stage.invalidate(changes.files);
    }
    // A page may import what it did not before, or what was not there before.
    if (
      changes.isStructural ||
      [...changes.files].some((file) => /\.(?:mdx|[cm]?[jt]sx?)$/.test(file))
    )
      await bundle.updateEntries(project);
    const revision = revisions.next();
    const needsReload = await stage.revisit(routes, old);
    send(needsReload ? { type: 'problems' } : { type: 'update', routes, revision });
  }

  return {
    base: project.rules.base,
    async answer(url) {
      await turn;
      return answerRequest(url, { project, stage, revision: revisions.current() });
    },
    async close() {
      await watch.close();
      await bundle.close();
    },
  };
}

import { compareFiles, pickFile } from '../../explorer/compareFiles.ts';
import type { PlaygroundProject } from '../projects/exampleProjects.ts';
import type { FailureReason, ProjectFiles } from '../protocol.ts';
import { type KeptBuild, keepBuild } from './keptBuild.ts';
import { addFile, deleteFile, renameFile } from './projectEdits.ts';

/** Whose code a project is: the site's own, under the name of an example, or that of whoever made the link. */
export type ProjectOrigin = { kind: 'site'; name: string } | { kind: 'link' };

/** What runs at the moment, or how the last attempt ended. */
export type Activity =
  | { kind: 'idle' }
  | { kind: 'loading'; loaded: number; total: number }
  | { kind: 'building' }
  | { kind: 'stopped' }
  | { kind: 'failed'; reason: FailureReason; text: string };

/** What narrow screens show one at a time. */
export type PlaygroundView = 'files' | 'editor' | 'output';

/** The build that the shown one is compared with. */
export type ComparedWith = 'nothing' | 'last' | 'pinned';

export interface PlaygroundState extends PlaygroundProject {
  openPath: string;
  origin: ProjectOrigin;
  /** The files of the current build, or of the last one. Null before the reader presses Run: until then, nothing is built. */
  requested: ProjectFiles | null;
  activity: Activity;
  /** The release of Rslib that runs; null until the worker has said it. */
  release: string | null;
  /** What the terminal shows: the text of the current build, or of the last one. */
  log: string;
  build: KeptBuild | null;
  last: KeptBuild | null;
  pinned: KeptBuild | null;
  comparedWith: ComparedWith;
  /** Path of the displayed file of the output. */
  shownPath: string;
  panel: 'files' | 'terminal' | 'explain';
  view: PlaygroundView;
}

export type PlaygroundEvent =
  | ({ kind: 'load'; origin: ProjectOrigin } & PlaygroundProject)
  | { kind: 'command'; text: string }
  | { kind: 'open'; path: string }
  | { kind: 'edit'; path: string; text: string }
  | { kind: 'add'; path: string }
  | { kind: 'rename'; path: string; to: string }
  | { kind: 'delete'; path: string }
  | { kind: 'run' }
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'ready'; release: string }
  | { kind: 'log'; text: string }
  | { kind: 'built'; files: Record<string, Uint8Array>; isFailed: boolean; milliseconds: number }
  | { kind: 'failed'; reason: FailureReason; text: string }
  | { kind: 'stop' }
  | { kind: 'show'; path: string }
  | { kind: 'panel'; panel: PlaygroundState['panel'] }
  | { kind: 'view'; view: PlaygroundView }
  | { kind: 'pin' }
  | { kind: 'compare'; comparedWith: ComparedWith };

/** The state of a project before its first run. */
export function startState(
  { files, command }: PlaygroundProject,
  origin: ProjectOrigin,
): PlaygroundState {
  return {
    files,
    command,
    openPath: firstPath(files),
    origin,
    requested: null,
    activity: { kind: 'idle' },
    release: null,
    log: '',
    build: null,
    last: null,
    pinned: null,
    comparedWith: 'last',
    shownPath: '',
    panel: 'files',
    view: 'editor',
  };
}

/** Whether the worker is loading or building. */
export const isBusy = ({ activity: { kind } }: PlaygroundState): boolean =>
  kind === 'loading' || kind === 'building';

/** The build that the shown one is compared with, if there is one. */
export function baselineOf({ comparedWith, last, pinned }: PlaygroundState): KeptBuild | null {
  return comparedWith === 'last' ? last : comparedWith === 'pinned' ? pinned : null;
}

/** The state after something has happened; the only place that changes it. */
export function changePlayground(state: PlaygroundState, event: PlaygroundEvent): PlaygroundState {
  switch (event.kind) {
    case 'load':
      return { ...startState(event, event.origin), release: state.release };
    case 'command':
      return { ...state, command: event.text };
    case 'open':
      return { ...state, openPath: event.path, view: 'editor' };
    case 'edit':
      return { ...state, files: { ...state.files, [event.path]: event.text } };
    case 'add':
      return {
        ...state,
        files: addFile(state.files, event.path),
        openPath: event.path,
        view: 'editor',
      };
    case 'rename':
    case 'delete':
      return changeFiles(state, event);
    case 'pin':
      return { ...state, pinned: state.build, comparedWith: 'pinned' };
    case 'compare':
      return { ...state, comparedWith: event.comparedWith };
    case 'show':
      return { ...state, shownPath: event.path };
    case 'panel':
      return { ...state, panel: event.panel };
    case 'view':
      return { ...state, view: event.view };
    default:
      return followWorker(state, event);
  }
}

function changeFiles(
  state: PlaygroundState,
  event: Extract<PlaygroundEvent, { kind: 'rename' | 'delete' }>,
): PlaygroundState {
  const { files, openPath } = state;
  if (event.kind === 'rename') {
    const renamed = renameFile(files, event.path, event.to);
    return { ...state, files: renamed, openPath: openPath === event.path ? event.to : openPath };
  }
  const left = deleteFile(files, event.path);
  return {
    ...state,
    files: left,
    openPath: left[openPath] === undefined ? firstPath(left) : openPath,
  };
}

type WorkerEvent = Extract<
  PlaygroundEvent,
  { kind: 'run' | 'progress' | 'ready' | 'log' | 'built' | 'failed' | 'stop' }
>;

function followWorker(state: PlaygroundState, event: WorkerEvent): PlaygroundState {
  switch (event.kind) {
    case 'run':
      return { ...state, requested: state.files, log: '', activity: { kind: 'building' } };
    case 'progress':
      return { ...state, activity: followDownload(event) };
    case 'ready':
      return { ...state, release: event.release, activity: { kind: 'building' } };
    case 'log':
      return { ...state, log: state.log + event.text };
    case 'stop':
      return { ...state, activity: { kind: 'stopped' } };
    case 'failed': {
      const { reason, text } = event;
      return { ...state, view: 'output', activity: { kind: 'failed', reason, text } };
    }
    case 'built':
      return showBuild(state, event);
  }
}

/** The tool starts, or goes on, once everything is there. */
const followDownload = ({ loaded, total }: { loaded: number; total: number }): Activity =>
  loaded < total ? { kind: 'loading', loaded, total } : { kind: 'building' };

/** Shows a build: the terminal if it has failed or wrote nothing. What failed is nothing to compare later builds with. */
function showBuild(
  state: PlaygroundState,
  event: Extract<PlaygroundEvent, { kind: 'built' }>,
): PlaygroundState {
  const build = keepBuild(event);
  const last = state.build && !state.build.isFailed ? state.build : state.last;
  const next: PlaygroundState = { ...state, activity: { kind: 'idle' }, build, last };
  const before = baselineOf(next);
  const compared = compareFiles(build.texts, (before ?? build).texts);
  const hasFiles = compared.some(({ state: kind }) => kind !== 'gone');
  return {
    ...next,
    shownPath: pickFile(compared, state.shownPath || findEntry(Object.keys(build.texts))),
    panel: pickPanel(state, event.isFailed || !hasFiles),
    view: state.view === 'files' || state.build === null ? 'output' : state.view,
  };
}

/** The terminal if there are no files to show, and the files once there are some again; explanations stay open. */
function pickPanel({ panel, build }: PlaygroundState, isEmpty: boolean): PlaygroundState['panel'] {
  if (panel === 'explain') return panel;
  return isEmpty ? 'terminal' : build?.isFailed ? 'files' : panel;
}

/** The file of an output that says most: the script that others import, in the first folder that has one. */
const findEntry = (paths: readonly string[]): string =>
  [/(?:^|\/)index\.m?js$/, /\.m?js$/]
    .map((name) => paths.filter((path) => name.test(path)))
    .flatMap((found) => found.toSorted((a, b) => depthOf(a) - depthOf(b)))[0] ?? '';

const depthOf = (path: string): number => path.split('/').length;

/** The file that a project opens with: the config, if there is one. */
function firstPath(files: ProjectFiles): string {
  const paths = Object.keys(files);
  return paths.find((path) => /^rslib\.config\.\w+$/.test(path)) ?? paths[0] ?? '';
}

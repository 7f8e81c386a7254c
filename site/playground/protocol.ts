/** A project: paths relative to its root, with `/`, and their text, or what stands for bytes that are no text. */
export type ProjectFiles = Record<string, string>;

/** What the page asks the worker for. */
export interface BuildRequest {
  kind: 'build';
  id: number;
  files: ProjectFiles;
  /** The commands of Rslib that are run in the project, one after another: the usual one if there are none. */
  commands?: readonly string[];
}

/** Why there is no build: what the page explains. */
export const failureReasons = [
  'isolation',
  'threads',
  'download',
  'memory',
  'panic',
  'timeout',
  'unsupported',
] as const;

export type FailureReason = (typeof failureReasons)[number];

/** The worker cannot start, or has ended. */
export interface WorkerFailure {
  kind: 'failed';
  reason: FailureReason;
  text: string;
}

/** Bytes of downloads. */
export interface DownloadProgress {
  kind: 'progress';
  loaded: number;
  total: number;
}

/** What a build wrote, by path relative to the root of the project. */
export interface FinishedBuild {
  kind: 'built';
  id: number;
  files: Record<string, Uint8Array>;
  isFailed: boolean;
  milliseconds: number;
}

/** Text of the terminal with ANSI colors, as Rslib prints it. */
export interface TerminalText {
  kind: 'log';
  id: number;
  text: string;
}

/** The worker can build; `release` is that of `@rslib/core`. */
export interface WorkerReady {
  kind: 'ready';
  release: string;
  milliseconds: number;
}

export type WorkerReply =
  | DownloadProgress
  | WorkerReady
  | TerminalText
  | FinishedBuild
  | WorkerFailure;

/**
 * Whether a path stays in its project and can be stored: segments with text, none of which leads up, is a name of
 * JavaScript's own, or is in `node_modules`, which the runtime fills.
 */
export function isProjectPath(path: string): boolean {
  return path.length <= 300 && path.split('/').every(isSegment);
}

/** Whether a message to the worker has the form of a request: code in the page may be wrong, too. */
export function isWorkerRequest(value: unknown): value is BuildRequest {
  if (!isRecord(value)) return false;
  const { kind, id, files, commands = [] } = value;
  return (
    kind === 'build' &&
    isCount(id) &&
    isProjectFiles(files) &&
    Array.isArray(commands) &&
    commands.every((text) => typeof text === 'string')
  );
}

/**
 * Whether a message from the worker has the form of a reply. Code of a reader runs there, which can post anything,
 * so the page never trusts more than the form: texts are shown as text, paths are checked, and bytes are offered for
 * download only.
 */
export function isWorkerReply(value: unknown): value is WorkerReply {
  if (!isRecord(value)) return false;
  switch (value.kind) {
    case 'progress':
      return isCount(value.loaded) && isCount(value.total);
    case 'ready':
      return typeof value.release === 'string' && isDuration(value.milliseconds);
    case 'log':
      return isCount(value.id) && typeof value.text === 'string';
    case 'built':
      return (
        isCount(value.id) &&
        typeof value.isFailed === 'boolean' &&
        isDuration(value.milliseconds) &&
        isWrittenBytes(value.files)
      );
    case 'failed':
      return (
        failureReasons.some((reason) => reason === value.reason) && typeof value.text === 'string'
      );
    default:
      return false;
  }
}

/** Whether a value is a project, as from a request, a link or a file. */
export function isProjectFiles(value: unknown): value is ProjectFiles {
  return (
    isRecord(value) &&
    Object.entries(value).every(([path, text]) => isProjectPath(path) && typeof text === 'string')
  );
}

function isWrittenBytes(value: unknown): value is Record<string, Uint8Array> {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([path, bytes]) => isProjectPath(path) && bytes instanceof Uint8Array,
    )
  );
}

const isSegment = (segment: string): boolean =>
  segment.trim() !== '' &&
  !/[\\\p{Cc}]/u.test(segment) &&
  !['.', '..', '__proto__', 'constructor', 'prototype', 'node_modules'].includes(segment);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const isDuration = (value: unknown): boolean => Number.isFinite(value) && Number(value) >= 0;

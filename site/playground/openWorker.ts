import {
  type BuildRequest,
  type DownloadProgress,
  type FailureReason,
  type FinishedBuild,
  isWorkerReply,
  type ProjectFiles,
  type WorkerFailure,
  type WorkerReply,
} from './protocol.ts';
import { usualCommand } from './runtime/worker/readCommand.mjs';

/** What the page shows while it waits. */
export interface WorkerListeners {
  onProgress?: (loaded: number, total: number) => void;
  onReady?: (release: string, milliseconds: number) => void;
  /** Text of the terminal of the build that runs. */
  onLog?: (text: string) => void;
}

/** The end of a build. `replaced` is one that had not begun when a later one was asked for. */
export type BuildOutcome =
  | FinishedBuild
  | WorkerFailure
  | { kind: 'stopped' }
  | { kind: 'replaced' };

export interface OpenedWorker {
  /** Builds a project; the first build starts the worker, which downloads the tool. Never rejects. */
  build(files: ProjectFiles, commands?: readonly string[]): Promise<BuildOutcome>;
  /** Ends the worker with all that runs in it. The next build starts another one. */
  stop(): void;
}

/** What of a worker is used, and of the page: tests have others. */
export interface WorkerHost {
  /** Finds and starts one; rejects if its script isn't there. */
  create(): PromiseLike<Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>>;
  /** Whether the document may share memory, and has threads. */
  isIsolated: boolean;
  hasThreads: boolean;
  /** Calls back after some milliseconds; returns what cancels it. */
  wait(milliseconds: number, call: () => void): () => void;
}

/** Milliseconds after which a build is taken for endless. */
const buildLimit = 15_000;

/** Milliseconds that the tool may take to start once it is downloaded. */
const startLimit = 60_000;

/** Each build leaves some memory behind, so a worker is replaced after some of them. */
export const buildsPerWorker = 30;

/** An address, or what a policy of Trusted Types has made of it. */
export type WorkerAddress = string | URL | { toString(): string };

/** Opens the tool behind an address, which is found when a worker starts; nothing is downloaded before the first build. */
export function openWorker(
  findAddress: () => Promise<WorkerAddress>,
  listeners: WorkerListeners,
): OpenedWorker {
  return new WorkerLife(describePage(findAddress), listeners);
}

function describePage(findAddress: () => Promise<WorkerAddress>): WorkerHost {
  return {
    // Trusted Types have no declaration here, and only a string would be refused.
    create: async () => new Worker((await findAddress()) as string, { type: 'module' }),
    isIsolated: globalThis.crossOriginIsolated === true,
    // WebKitGTK has no shared memory, even in an isolated document.
    hasThreads: typeof SharedArrayBuffer === 'function' && typeof Worker === 'function',
    wait: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}

interface PendingBuild {
  files: ProjectFiles;
  commands: readonly string[];
  end: (outcome: BuildOutcome) => void;
}

/** A worker that is alive, with what is known about it. */
interface LiveWorker {
  /** Undefined until its script is found. */
  worker: Awaited<ReturnType<WorkerHost['create']>> | undefined;
  isReady: boolean;
  builds: number;
}

/** One worker at a time, which is replaced when it is old, has failed or takes too long. */
export class WorkerLife implements OpenedWorker {
  readonly #host: WorkerHost;
  readonly #listeners: WorkerListeners;
  #live: LiveWorker | undefined;
  #running: (PendingBuild & { id: number }) | undefined;
  #waiting: PendingBuild | undefined;
  #lastId = 0;
  #cancelLimit = () => {};

  constructor(host: WorkerHost, listeners: WorkerListeners) {
    this.#host = host;
    this.#listeners = listeners;
  }

  build(files: ProjectFiles, commands: readonly string[] = [usualCommand]): Promise<BuildOutcome> {
    return new Promise((end) => {
      this.#waiting?.end({ kind: 'replaced' });
      this.#waiting = { files, commands, end };
      if (!this.#running) this.#begin();
    });
  }

  stop(): void {
    this.#waiting?.end({ kind: 'stopped' });
    this.#waiting = undefined;
    this.#close();
    this.#end({ kind: 'stopped' });
  }

  #begin() {
    if (!this.#waiting) return;
    this.#lastId += 1;
    this.#running = { ...this.#waiting, id: this.#lastId };
    this.#waiting = undefined;
    const { hasThreads, isIsolated } = this.#host;
    if (!hasThreads) return this.#fail('threads', 'This browser has no threads.');
    if (!isIsolated) return this.#fail('isolation', 'The page is not isolated from other origins.');
    const live = this.#live ?? this.#start();
    if (live.isReady) this.#send(live);
  }

  #start(): LiveWorker {
    const started: LiveWorker = { worker: undefined, isReady: false, builds: 0 };
    this.#live = started;
    this.#host.create().then(
      (worker) => this.#connect(started, worker),
      (error: unknown) => {
        if (this.#live === started) this.#fail('download', String(error));
      },
    );
    return started;
  }

  #connect(started: LiveWorker, worker: NonNullable<LiveWorker['worker']>): void {
    if (this.#live !== started) {
      worker.terminate();
      return;
    }
    started.worker = worker;
    // One that has been replaced may still have posted something.
    worker.onmessage = ({ data }) => {
      if (this.#live === started && isWorkerReply(data)) this.#handle(started, data);
    };
    worker.onerror = (event) => {
      const text = event instanceof Event && 'message' in event ? String(event.message) : '';
      if (this.#live === started) this.#fail(started.isReady ? 'panic' : 'download', text);
    };
  }

  #handle(from: LiveWorker, reply: WorkerReply) {
    if (reply.kind === 'failed') return this.#fail(reply.reason, reply.text);
    if (reply.kind === 'progress') return this.#handleProgress(reply);
    if (!from.isReady) return this.#handleStart(from, reply);
    if (!('id' in reply) || reply.id !== this.#running?.id) return;
    if (reply.kind === 'log') return this.#listeners.onLog?.(reply.text);
    // Start the next worker now, so that the next build doesn't wait for it.
    if (from.builds >= buildsPerWorker) {
      this.#close();
      this.#start();
    }
    this.#end(reply);
  }

  /** Before the tool starts, or for a build that needs more of it, whose time begins after that. */
  #handleProgress({ loaded, total }: DownloadProgress) {
    if (!this.#running) return;
    this.#listeners.onProgress?.(loaded, total);
    if (loaded < total) this.#cancelLimit();
    else if (this.#live?.isReady) this.#limitBuild();
    else this.#limit(startLimit, 'The tool did not start.');
  }

  #handleStart(from: LiveWorker, reply: WorkerReply) {
    if (reply.kind !== 'ready') return;
    from.isReady = true;
    this.#cancelLimit();
    this.#listeners.onReady?.(reply.release, reply.milliseconds);
    this.#send(from);
  }

  #send(to: LiveWorker): void {
    if (!this.#running) return;
    const { end: _, ...build } = this.#running;
    to.builds += build.commands.length;
    const request: BuildRequest = { kind: 'build', ...build };
    to.worker?.postMessage(request);
    this.#limitBuild();
  }

  #limitBuild(): void {
    this.#limit(buildLimit, `The build did not end within ${buildLimit / 1000} seconds.`);
  }

  #limit(milliseconds: number, text: string): void {
    this.#cancelLimit();
    this.#cancelLimit = this.#host.wait(milliseconds, () => this.#fail('timeout', text));
  }

  #fail(reason: FailureReason, text: string): void {
    this.#close();
    this.#end({ kind: 'failed', reason, text });
  }

  #end(outcome: BuildOutcome): void {
    this.#cancelLimit();
    const ended = this.#running;
    this.#running = undefined;
    ended?.end(outcome);
    this.#begin();
  }

  #close(): void {
    this.#cancelLimit();
    this.#live?.worker?.terminate();
    this.#live = undefined;
  }
}

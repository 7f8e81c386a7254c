import { Worker } from 'node:worker_threads';

/** Tells readers of the terminal what takes long, even while this thread is busy. */
export interface SlowWatch {
  /** Sets the text to print if it isn't replaced in time; null if nothing is under way. */
  set(text: string | null): void;
}

export interface SlowWatchOptions {
  /** Milliseconds until a text is printed. */
  limit: number;
  /** Number of the open file that it is printed to. */
  output: number;
}

/** Milliseconds without a text until the thread ends. */
const longestSilence = 10_000;

/** The thread. It writes by itself, because its console would go through the thread that is busy. */
const script = `
const { parentPort, workerData: { limit, output, longestSilence } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const end = () => process.exit();
let timer = setTimeout(end, longestSilence);
parentPort.on('message', (text) => {
  clearTimeout(timer);
  timer = text === null ? setTimeout(end, longestSilence) : setTimeout(writeSync, limit, output, text);
});
`;

/**
 * Creates a watch. Code that never ends can't be interrupted by a timer of its own thread, so the watch has
 * another one, which starts with the first text and ends when there has been none for a while.
 */
export function createSlowWatch({ limit, output }: SlowWatchOptions): SlowWatch {
  let worker: Worker | null = null;
  const start = (): Worker => {
    const started = new Worker(script, {
      eval: true,
      workerData: { limit, output, longestSilence },
    });
    started.unref();
    const forget = (): void => {
      if (worker === started) worker = null;
    };
    // Without a thread (too little memory, say), nothing is printed.
    started.on('error', forget).on('exit', forget);
    return started;
  };
  return {
    set(text) {
      worker ??= start();
      worker.postMessage(text);
    },
  };
}

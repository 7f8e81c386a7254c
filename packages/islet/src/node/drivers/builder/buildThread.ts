import { Worker } from 'node:worker_threads';
import type { PageBuilder } from './pageBuilder.ts';
import { type PostedAnswer, unpackAnswer } from './threadAnswers.ts';

/** What a thread answers a call with. */
interface Posted {
  id: number;
  answer?: PostedAnswer;
  error?: unknown;
}

/** Runs a builder in a thread; `setup` is what the thread needs to create its own context. */
export function openBuildThread<Setup>(
  script: string,
  setup: Setup,
): { builder: PageBuilder; close: () => Promise<void> } {
  const worker = new Worker(script, { workerData: setup, execArgv: ['--enable-source-maps'] });
  const waiting = new Map<
    number,
    { resolve: (value: never) => void; reject: (e: unknown) => void }
  >();
  let calls = 0;
  let failure: unknown = null;
  const fail = (error: unknown): void => {
    failure = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, answer, error }: Posted) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (answer) call?.resolve(unpackAnswer(answer) as never);
    else call?.reject(error);
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A build thread ended early (code ${code}).`)));
  const call = <T>(method: keyof PageBuilder, args: unknown[]): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      if (failure !== null) return reject(failure);
      const id = calls++;
      waiting.set(id, { resolve: resolve as (value: never) => void, reject });
      worker.postMessage({ id, method, args });
    });
  return {
    builder: {
      find: (...args) => call('find', args),
      compile: (...args) => call('compile', args),
      indexPages: (...args) => call('indexPages', args),
      textsOf: (...args) => call('textsOf', args),
      loadRuntime: (...args) => call('loadRuntime', args),
      renderBodies: (...args) => call('renderBodies', args),
      openOutput: (...args) => call('openOutput', args),
      writePages: (...args) => call('writePages', args),
    },
    async close() {
      await worker.terminate();
    },
  };
}

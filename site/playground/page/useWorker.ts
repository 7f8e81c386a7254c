import { type Dispatch, useEffect, useRef } from 'react';
import { findWorkerAddress } from '../findWorkerAddress.ts';
import { type OpenedWorker, openWorker } from '../openWorker.ts';
import type { ProjectFiles } from '../protocol.ts';
import type { PlaygroundEvent } from './playgroundState.ts';
import { trustWorker } from './trustWorker.ts';

/** What runs Rslib for the page. */
export interface RslibRunner {
  build(files: ProjectFiles, commands: readonly string[]): void;
  stop(): void;
}

/** The worker of a page, from the folder of the runtime: it is started by the first build, and ends with the page. */
export function useWorker(folder: string, dispatch: Dispatch<PlaygroundEvent>): RslibRunner {
  const opened = useRef<OpenedWorker | null>(null);
  useEffect(() => () => opened.current?.stop(), []);
  const open = (): OpenedWorker =>
    openWorker(async () => trustWorker(await findWorkerAddress(folder)), {
      onProgress: (loaded, total) => dispatch({ kind: 'progress', loaded, total }),
      onReady: (release) => dispatch({ kind: 'ready', release }),
      onLog: (text) => dispatch({ kind: 'log', text }),
    });
  return {
    async build(files, commands) {
      dispatch({ kind: 'run' });
      opened.current ??= open();
      const outcome = await opened.current.build(files, commands);
      if (outcome.kind === 'built' || outcome.kind === 'failed') dispatch(outcome);
    },
    stop() {
      opened.current?.stop();
      dispatch({ kind: 'stop' });
    },
  };
}

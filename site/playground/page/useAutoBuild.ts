import { useEffect } from 'react';
import { isBusy, type PlaygroundState } from './playgroundState.ts';

/** Milliseconds without a change after which a project is built. */
const pause = 600;

/** Builds a project that has run once whenever the reader pauses after a change, and nothing else is running. */
export function useAutoBuild(state: PlaygroundState, build: () => void): void {
  const { files, requested } = state;
  const isWaiting = requested !== null && requested !== files && !isBusy(state);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(build, pause);
    return () => clearTimeout(timer);
    // `build` is another function at each change of the state, and builds the same files.
  }, [files, isWaiting]);
}

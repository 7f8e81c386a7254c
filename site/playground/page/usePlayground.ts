import { useSite } from 'islet/client';
import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { loadExample } from '../projects/loadExample.ts';
import { startProject } from '../projects/startProject.ts';
import type { ProjectFiles } from '../protocol.ts';
import { findProject } from './findProject.ts';
import {
  changePlayground,
  type PlaygroundEvent,
  type PlaygroundState,
  startState,
} from './playgroundState.ts';
import { encodeLink } from './shareLink.ts';
import { useAutoBuild } from './useAutoBuild.ts';
import { useWorker } from './useWorker.ts';

/** A message of the page itself, about links. */
export type PlaygroundNotice = 'damagedLink' | 'longLink' | 'copied' | 'notCopied';

export interface PlaygroundActions {
  state: PlaygroundState;
  notice: PlaygroundNotice | null;
  isHydrated: boolean;
  dispatch: Dispatch<PlaygroundEvent>;
  run(): void;
  stop(): void;
  share(): Promise<void>;
  /** Opens a project of the site, by the query that names it. */
  open(name: string): void;
}

/** The state of the page, and what it can do. */
export function usePlayground(): PlaygroundActions {
  const { base } = useSite();
  const [state, dispatch] = useReducer(
    changePlayground,
    startState(startProject.files, { kind: 'site', name: startProject.name }),
  );
  const [notice, setNotice] = useState<PlaygroundNotice | null>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  const runner = useWorker(`${base}playground/runtime/worker.js`, dispatch);
  const run = (): void => runner.build(state.files);
  useAutoBuild(state, run);

  useEffect(() => {
    setIsHydrated(true);
    void follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  /** Opens what the address names. */
  async function follow(): Promise<void> {
    const found = await findProject(location, loadExample);
    setNotice(found.kind === 'damaged' ? 'damagedLink' : null);
    if (found.kind !== 'project') return;
    runner.stop();
    dispatch({ kind: 'load', files: found.files, origin: found.origin });
  }

  return {
    state,
    notice,
    isHydrated,
    dispatch,
    run,
    stop: runner.stop,
    share: async () => setNotice(await shareProject(state.files)),
    open(name) {
      history.replaceState(history.state, '', `${location.pathname}?${name}`);
      void follow();
    },
  };
}

/** Puts a project into the address, without another step to go back, and copies the address. */
async function shareProject(files: ProjectFiles): Promise<PlaygroundNotice> {
  const fragment = await encodeLink(files);
  if (fragment === null) return 'longLink';
  history.replaceState(history.state, '', `${location.pathname}#${fragment}`);
  try {
    await navigator.clipboard.writeText(location.href);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}

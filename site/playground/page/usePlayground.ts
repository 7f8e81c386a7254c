import { useSite } from 'islet/client';
import { type Dispatch, useEffect, useReducer, useState } from 'react';
import type { PlaygroundProject } from '../projects/exampleProjects.ts';
import { loadExample } from '../projects/loadExample.ts';
import { startProject } from '../projects/startProject.ts';
import { splitCommands } from '../runtime/worker/readCommand.mjs';
import { addressElsewhere } from './addressElsewhere.ts';
import { findFaultyCommand } from './findFaultyCommand.ts';
import { findProject } from './findProject.ts';
import { isLink, projectAddressOf, readDraft } from './keptDraft.ts';
import {
  changePlayground,
  type PlaygroundEvent,
  type PlaygroundState,
  startState,
} from './playgroundState.ts';
import { encodeLink } from './shareLink.ts';
import { useAutoBuild } from './useAutoBuild.ts';
import { useDraft } from './useDraft.ts';
import { useWorker } from './useWorker.ts';

/** A message of the page itself, about links and drafts. */
export type PlaygroundNotice = 'damagedLink' | 'longLink' | 'copied' | 'notCopied' | 'restored';

export interface PlaygroundActions {
  state: PlaygroundState;
  notice: PlaygroundNotice | null;
  /** Whether the project is the one that the address names, so that a change of it isn't lost. */
  isReady: boolean;
  dispatch: Dispatch<PlaygroundEvent>;
  run(): void;
  stop(): void;
  share(): Promise<void>;
  /** Opens a project of the site, by the query that names it. */
  open(name: string): void;
}

/**
 * The state of the page, and what it can do. If the site names another `origin` for the playground, the page moves there
 * before anything can run here.
 */
export function usePlayground(origin: string | undefined): PlaygroundActions {
  const { base } = useSite();
  const [state, dispatch] = useReducer(
    changePlayground,
    startState(startProject.project, { kind: 'site', name: startProject.name }),
  );
  const [notice, setNotice] = useState<PlaygroundNotice | null>(null);
  const [isReady, setIsReady] = useState(false);
  const runner = useWorker(`${base}playground/runtime/`, dispatch);
  function run(): void {
    if (findFaultyCommand(state.command) === null)
      runner.build(state.files, splitCommands(state.command));
  }
  useAutoBuild(state, run);
  const draft = useDraft(state, startProject.project);

  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null;
    const elsewhere = addressElsewhere({ origin, canonical, address: location.href });
    if (elsewhere !== null) return location.replace(elsewhere);
    const begin = () => setIsReady(true);
    const kept = readDraft(() => sessionStorage, projectAddressOf(location));
    if (kept) {
      dispatch({ kind: 'load', ...kept });
      setNotice('restored');
      begin();
    } else follow().catch(console.error).then(begin);
    const followLink = () => void (isLink(location.hash) && follow());
    addEventListener('hashchange', followLink);
    return () => removeEventListener('hashchange', followLink);
  }, []);

  /** Opens what the address names. */
  async function follow(): Promise<void> {
    const found = await findProject(location, loadExample);
    setNotice(found.kind === 'damaged' ? 'damagedLink' : null);
    if (found.kind !== 'project') return;
    runner.stop();
    draft.begin(found);
    dispatch({ ...found, kind: 'load' });
  }

  return {
    state,
    notice,
    isReady,
    dispatch,
    run,
    stop: runner.stop,
    async share() {
      setNotice(await shareProject(state));
      draft.keep();
    },
    open(name) {
      history.replaceState(history.state, '', `${location.pathname}?${name}`);
      void follow();
    },
  };
}

/** Puts a project into the address, without another step to go back, and copies the address. */
async function shareProject(project: PlaygroundProject): Promise<PlaygroundNotice> {
  const fragment = await encodeLink(project);
  if (fragment === null) return 'longLink';
  history.replaceState(history.state, '', `${location.pathname}#${fragment}`);
  try {
    await navigator.clipboard.writeText(location.href);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}

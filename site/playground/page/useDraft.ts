import { useEffect, useRef } from 'react';
import type { PlaygroundProject } from '../projects/exampleProjects.ts';
import { keepDraft, projectAddressOf } from './keptDraft.ts';
import type { PlaygroundState } from './playgroundState.ts';

/** What keeps the changes of a reader in the tab, over reloads. */
export interface DraftKeeper {
  /** Says which project is there without a change of the reader, which needs no draft. */
  begin(project: PlaygroundProject): void;
  /** Keeps the project again, since its address is another one. */
  keep(): void;
}

/** Keeps the project of the page as long as the reader has changed it. */
export function useDraft(
  { files, command, origin }: PlaygroundState,
  start: PlaygroundProject,
): DraftKeeper {
  const unchanged = useRef(start);
  const isFirst = useRef(true);
  function keep(): void {
    const isChanged = files !== unchanged.current.files || command !== unchanged.current.command;
    const address = projectAddressOf(location);
    keepDraft(() => sessionStorage, isChanged ? { address, files, command, origin } : null);
  }
  useEffect(() => {
    // What an earlier page has kept is read after this.
    if (!isFirst.current) keep();
    isFirst.current = false;
  }, [files, command]);
  return {
    begin(opened) {
      unchanged.current = opened;
    },
    keep,
  };
}

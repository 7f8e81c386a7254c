'use client';
import { useSite } from 'islet/client';
import type { KeyboardEvent } from 'react';
import { CommandLine } from './CommandLine.tsx';
import { EditorPane } from './EditorPane.tsx';
import { FileTabs } from './FileTabs.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { OutputPane } from './OutputPane.tsx';
import { playgroundLabels } from './playgroundLabels.ts';
import { Toolbar } from './Toolbar.tsx';
import { usePlayground } from './usePlayground.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import './playground.css';
import './editor.css';
import './output.css';
import './written.css';
import './terminal.css';
import './narrow.css';

export interface PlaygroundProps {
  /**
   * Another origin where the same build is deployed too (`https://play.my-library.dev`): code of readers then runs apart
   * from the rest of the site. The page leads there, with the project of its address.
   */
  origin?: `https://${string}`;
}

/** The playground: a project, an editor for it, and what the real Rslib writes for it in this tab. */
export function Playground({ origin }: PlaygroundProps) {
  const playground = usePlayground(origin);
  const labels = playgroundLabels(useSite().lang);
  const { state, run } = playground;
  const shared = { playground, labels };

  /** Saving builds what has run before; running is a decision of its own. */
  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const isSave = event.key === 's';
    if (!isSave && event.key !== 'Enter') return;
    event.preventDefault();
    if (!isSave || state.requested !== null) run();
  }

  return (
    <div className="pg" data-view={state.view} onKeyDownCapture={onKeyDown}>
      <Toolbar {...shared} />
      <CommandLine {...shared} />
      <ViewSwitch {...shared} />
      <div className="pg-panes">
        <FileTabs {...shared} />
        <EditorPane {...shared} />
        <OutputPane {...shared} />
      </div>
      <NoticeBar {...shared} />
    </div>
  );
}

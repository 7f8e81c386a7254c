import { type KeyboardEvent, useRef, useState } from 'react';
import { Glyph } from './Glyph.tsx';
import { PathForm } from './PathForm.tsx';
import type { PaneProps } from './paneProps.ts';
import { listPaths } from './projectEdits.ts';

/** The files of the project as tabs of the editor, and a way to add one. */
export function FileTabs({ playground: { state, isReady, dispatch }, labels }: PaneProps) {
  const [isAdding, setIsAdding] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const { files, openPath } = state;
  const paths = listPaths(files);
  const end = (): void => {
    setIsAdding(false);
    add.current?.focus();
  };
  return (
    <section className="pg-files" aria-label={labels.files}>
      <div className="pg-head">
        <p className="pg-title">{labels.files}</p>
        <button
          ref={add}
          type="button"
          className="pg-icon"
          title={labels.newFile}
          aria-label={labels.newFile}
          disabled={!isReady}
          onClick={() => setIsAdding(true)}
        >
          <Glyph name="add" />
        </button>
      </div>
      {isAdding && (
        <PathForm
          start="src/"
          action={labels.newFile}
          files={files}
          labels={labels}
          onDone={(path) => {
            dispatch({ kind: 'add', path });
            end();
          }}
          onCancel={end}
        />
      )}
      <div
        role="tablist"
        aria-orientation="vertical"
        aria-label={labels.files}
        onKeyDown={moveFocus}
      >
        {paths.map((path) => (
          <button
            key={path}
            type="button"
            role="tab"
            id={`pg-tab-${path}`}
            aria-selected={path === openPath}
            aria-controls="pg-editor"
            tabIndex={path === openPath ? 0 : -1}
            disabled={!isReady}
            onClick={() => dispatch({ kind: 'open', path })}
          >
            <FileName path={path} />
          </button>
        ))}
      </div>
    </section>
  );
}

function FileName({ path }: { path: string }) {
  const end = path.lastIndexOf('/') + 1;
  return (
    <>
      {end > 0 && <span className="pg-folder">{path.slice(0, end)}</span>}
      {path.slice(end)}
    </>
  );
}

/** Moves the focus between tabs, which Enter and Space choose: choosing at once would leave the list on phones. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab.matches(':focus'));
  const targets: Record<string, number> = {
    ArrowDown: (at + 1) % tabs.length,
    ArrowUp: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
}

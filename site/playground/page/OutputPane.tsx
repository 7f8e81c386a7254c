import type { KeyboardEvent } from 'react';
import { compareFiles } from '../../explorer/compareFiles.ts';
import { ExplainPane } from './ExplainPane.tsx';
import { FailureMessage } from './FailureMessage.tsx';
import { Glyph } from './Glyph.tsx';
import { OutputCode } from './OutputCode.tsx';
import { OutputTree } from './OutputTree.tsx';
import { PackageNotes } from './PackageNotes.tsx';
import type { PaneProps } from './paneProps.ts';
import { baselineOf, type PlaygroundState } from './playgroundState.ts';
import { TerminalPane } from './TerminalPane.tsx';

const panels = ['files', 'terminal', 'explain'] as const;

/** What the last build wrote and printed, and what the config means. */
export function OutputPane({ playground, labels }: PaneProps) {
  const { state, dispatch } = playground;
  const { panel, build, log, activity } = state;
  const names = { files: labels.output, terminal: labels.terminal, explain: labels.explain };
  return (
    <section className="pg-output" aria-label={labels.output}>
      <div className="pg-head">
        <div role="tablist" aria-label={labels.output} onKeyDown={moveBetween}>
          {panels.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`pg-panel-${name}`}
              aria-selected={panel === name}
              aria-controls="pg-panel"
              tabIndex={panel === name ? 0 : -1}
              onClick={() => dispatch({ kind: 'panel', panel: name })}
            >
              {names[name]}
              {name === 'files' && build && <small>{Object.keys(build.texts).length}</small>}
              {name === 'terminal' && build?.isFailed && <small data-failed>!</small>}
            </button>
          ))}
        </div>
        <span className="pg-release">{state.release && labels.runs(state.release)}</span>
      </div>
      <div
        id="pg-panel"
        role="tabpanel"
        aria-labelledby={`pg-panel-${panel}`}
        className="pg-panel"
        data-panel={panel}
      >
        {activity.kind === 'failed' && (
          <FailureMessage activity={activity} playground={playground} labels={labels} />
        )}
        {panel === 'terminal' && <TerminalPane log={log} labels={labels} />}
        {panel === 'files' && <Written playground={playground} labels={labels} />}
        {panel === 'explain' && <ExplainPane playground={playground} labels={labels} />}
      </div>
      {build !== null && (
        <div className="pg-notices">
          <PackageNotes playground={playground} labels={labels} />
        </div>
      )}
    </section>
  );
}

/** The arrows open the tab beside the open one. */
function moveBetween({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab.matches('[aria-selected="true"]'));
  const next = tabs.at((at + (key === 'ArrowRight' ? 1 : -1)) % tabs.length);
  next?.focus();
  next?.click();
}

function Written({ playground, labels }: PaneProps) {
  const { state, dispatch } = playground;
  const { build } = state;
  if (build === null) return <Invitation playground={playground} labels={labels} />;
  const compared = compareFiles(build.texts, (baselineOf(state) ?? build).texts);
  const file = compared.find(({ path }) => path === state.shownPath);
  if (compared.length === 0) return <p className="pg-empty">{labels.noFiles}</p>;
  return (
    <>
      <OutputTree
        compared={compared}
        shown={state.shownPath}
        onShow={(path) => dispatch({ kind: 'show', path })}
      />
      {file && <OutputCode file={file} playground={playground} labels={labels} />}
    </>
  );
}

/** What is there before the first run: what a run is, and whose code it would be. */
function Invitation({ playground: { state, isReady, run }, labels }: PaneProps) {
  if (!isFresh(state)) return null;
  return (
    <div className="pg-invitation">
      <p className="pg-invitation-title">{labels.start}</p>
      <p>{labels.startHint}</p>
      <button
        type="button"
        className="pg-button pg-run"
        disabled={!isReady}
        aria-hidden="true"
        tabIndex={-1}
        onClick={run}
      >
        <Glyph name="run" />
        <span>{labels.run}</span>
      </button>
      <p>{labels.startKeys}</p>
    </div>
  );
}

const isFresh = ({ activity }: PlaygroundState): boolean =>
  activity.kind === 'idle' || activity.kind === 'stopped';

import { formatSize } from 'islet/client';
import { findFaultyCommand } from './findFaultyCommand.ts';
import { Glyph } from './Glyph.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { PresetChoice } from './PresetChoice.tsx';
import type { PaneProps } from './paneProps.ts';
import type { PlaygroundLabels } from './playgroundLabels.ts';
import { isBusy, type PlaygroundState } from './playgroundState.ts';

/** What the reader does with the whole project, and how the last build ended. */
export function Toolbar({ playground, labels }: PaneProps) {
  const { state, isReady, run, stop, share } = playground;
  const busy = isBusy(state);
  return (
    <header className="pg-bar">
      <h1 id="playground">{labels.playground}</h1>
      <PresetChoice playground={playground} labels={labels} />
      <p className="pg-status" role="status" data-state={stateOf(state)}>
        {describeActivity(state, labels)}
      </p>
      <button type="button" className="pg-button" disabled={!isReady} onClick={share}>
        <Glyph name="share" />
        <span className="pg-label">{labels.share}</span>
      </button>
      <MoreMenu playground={playground} labels={labels} />
      <button
        type="button"
        className="pg-button pg-run"
        data-busy={busy || undefined}
        disabled={!isReady || (!busy && findFaultyCommand(state.command) !== null)}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={busy ? stop : run}
      >
        <Glyph name={busy ? 'stop' : 'run'} />
        <span>{busy ? labels.stop : labels.run}</span>
      </button>
    </header>
  );
}

function stateOf({ activity, build }: PlaygroundState): string {
  return activity.kind === 'idle' && build?.isFailed ? 'failed' : activity.kind;
}

/** The status line, which screen readers announce. Progress is rounded, so that it isn't read at each byte. */
function describeActivity(state: PlaygroundState, labels: PlaygroundLabels): string {
  const { activity, build } = state;
  switch (activity.kind) {
    case 'loading':
      return labels.loading(megabytes(activity.loaded), megabytes(activity.total));
    case 'building':
      return labels.building;
    case 'stopped':
      return labels.stopped;
    case 'failed':
      return '';
    case 'idle': {
      if (build === null) return labels.notRun;
      const milliseconds = Math.round(build.milliseconds);
      if (build.isFailed) return labels.buildFailed(milliseconds);
      const sizes = Object.values(build.bytes).map(({ length }) => length);
      const size = formatSize(sizes.reduce((sum, bytes) => sum + bytes, 0));
      return labels.built(sizes.length, size, milliseconds);
    }
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

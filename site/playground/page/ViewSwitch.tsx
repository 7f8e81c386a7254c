import { Segment, Segmented } from '../../components/Segmented.tsx';
import type { PaneProps } from './paneProps.ts';
import type { PlaygroundView } from './playgroundState.ts';

const views: readonly PlaygroundView[] = ['files', 'editor', 'output'];

/** On narrow screens, chooses which of the three parts is shown. */
export function ViewSwitch({ playground: { state, isReady, dispatch }, labels }: PaneProps) {
  return (
    <div className="pg-views">
      <Segmented
        legend={<span className="visually-hidden">{labels.views}</span>}
        isDisabled={!isReady}
      >
        {views.map((view) => (
          <Segment
            key={view}
            name="pg-view"
            checked={state.view === view}
            onChange={() => dispatch({ kind: 'view', view })}
          >
            {labels.view[view]}
          </Segment>
        ))}
      </Segmented>
    </div>
  );
}

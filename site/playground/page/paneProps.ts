import type { PlaygroundLabels } from './playgroundLabels.ts';
import type { PlaygroundActions } from './usePlayground.ts';

/** What each part of the page gets. */
export interface PaneProps {
  playground: PlaygroundActions;
  labels: PlaygroundLabels;
}

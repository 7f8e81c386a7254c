import { useEffect } from 'react';
import { AppContext, type AppState } from './context.ts';
import type { Theme } from './theme.ts';

export interface AppProps {
  theme: Pick<Theme, 'Layout'>;
  state: AppState;
  /** Called in the browser once the app is mounted and can be used. */
  onMount?: (() => void) | undefined;
}

/** The shell of a page: the same on the server and in the browser. */
export function App({ theme: { Layout }, state, onMount }: AppProps) {
  useEffect(() => onMount?.(), [onMount]);
  return (
    <AppContext value={state}>
      <Layout />
    </AppContext>
  );
}

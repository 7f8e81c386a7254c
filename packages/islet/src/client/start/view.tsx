import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from '../App.tsx';
import type { AppState } from '../context.ts';
import type { IslandLoaders } from '../islands/islands.tsx';
import { startIslands } from '../islands/startIslands.ts';
import { loadDocument } from '../navigation/loadDocument.ts';
import type { Theme } from '../theme.ts';

export interface ViewOptions {
  theme: Pick<Theme, 'Layout'>;
  islands: IslandLoaders;
  container: HTMLElement;
  state: AppState;
  /** Whether the container has the server-rendered HTML of `state`. */
  hasMarkup: boolean;
}

/** The rendered app. */
export interface View {
  /** Shows another page synchronously. Throws if the app has crashed. */
  show(state: AppState): void;
}

/** Hydrates or renders the page; resolves when it can be used. */
export async function createView(options: ViewOptions): Promise<View> {
  const { theme, islands, container, hasMarkup } = options;
  const original = [...container.childNodes];
  let shown = options.state;
  let isRunning = true;

  const root = await new Promise<Root>((resolve, reject) => {
    function onUncaughtError(error: unknown): void {
      console.error('The page failed.', error);
      isRunning = false;
      reject(error);
      // React has removed everything. The original elements can still be read, and their links work.
      if (shown === options.state) container.replaceChildren(...original);
      else location.reload();
    }
    const app = <App theme={theme} state={shown} onMount={() => resolve(created)} />;
    let created: Root;
    if (hasMarkup) {
      // As a transition, hydration can be interrupted by the reader's input.
      startTransition(() => {
        created = hydrateRoot(container, app, { onUncaughtError });
      });
    } else {
      created = createRoot(container, { onUncaughtError });
      created.render(app);
    }
  });

  let unmountIslands = startIslands(container, { islands, state: shown });

  return {
    show(state) {
      if (!isRunning) throw new Error('The page has failed before.');
      const keepsProse =
        state.page.html === shown.page.html && state.page.routePath === shown.page.routePath;
      if (!keepsProse) unmountIslands();
      shown = state;
      flushSync(() => root.render(<App theme={theme} state={state} />));
      if (keepsProse) return;
      // A missing script means that a new version of the site was deployed.
      const onLoadError = () => void loadDocument(location);
      unmountIslands = startIslands(container, { islands, state, onLoadError });
    },
  };
}

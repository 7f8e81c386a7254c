import { appearanceKey, isDark, systemPreference } from './appearance.ts';
import { listFlags } from './listFlags.ts';

/** The root element, with what readers did before the first script was there; `recordInput` takes it over. */
export type EarlyRoot = HTMLElement & { k?: Event[] };

/**
 * Runs in the `<head>` of every document before the stylesheet, so that the first paint is correct: sets the class
 * `dark` (SPEC 4), `data-dismissed` (SPEC 2.4) and `data-query` (SPEC 2.1) on `<html>`. `compiledScripts.mjs` makes a
 * script of it.
 */
export function prepareDocument(): void {
  const root: EarlyRoot = document.documentElement;
  const data = root.dataset;
  let stored: unknown;
  try {
    stored = localStorage[appearanceKey];
    // Without an announcement, the key is `undefined`, which nothing stores.
    if (`${data.announcement}` in localStorage) data.dismissed = '';
  } catch {
    // Storage is blocked.
  }
  if (data.darkMode !== 'off' && isDark(stored, systemPreference().matches))
    root.classList.add('dark');
  data.query = listFlags(location.search);

  root.k = [];
  root.onclick = root.onkeydown = (event: Event) => root.k?.push(event);
  const reportBroken = (event: Event) => {
    // The stylesheet tells the reader if the first script failed to load; using a part that needs it reloads the page.
    if ((event.target as HTMLScriptElement).type !== 'module') return;
    data.broken = '';
    root.onclick = root.onkeydown = (event: MouseEvent | KeyboardEvent) => {
      const needsScript =
        'key' in event
          ? event.key === 'k' && (event.ctrlKey || event.metaKey)
          : (event.target as Element).closest('.scripted');
      if (!needsScript) return;
      location.reload();
      return false;
    };
  };
  addEventListener('error', reportBroken, true);
}

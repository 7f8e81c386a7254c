import type { UrlRules } from '#shared/url.ts';
import { failShell } from '../navigation/loadDocument.ts';
import { recordInput } from './recordInput.ts';
import { redirectLocale } from './redirectLocale.ts';
import { restoreSearch } from './searchRequest.ts';

/** Events that show that the reader is about to use the page. */
const intents = ['pointerover', 'pointerdown', 'keydown', 'focusin'];

/** The part of the Network Information API that is read here; Firefox and Safari don't have it. */
interface Connection {
  saveData: boolean;
  /** `4g` is the best; `downlink` is below 2 Mbit/s even on a cable until the browser has measured it. */
  effectiveType: string;
}

/**
 * The first script of a page: redirects for the locale (SPEC 2.9), then loads the main script once, when the
 * browser is idle after the `load` event or at the reader's first action. On slow or metered connections,
 * only the action counts: a visit that only reads then transfers a fifth.
 */
export function boot(loadMain: () => Promise<unknown>, rules: UrlRules): void {
  if (redirectLocale(rules)) return;
  let isWanted = false;

  const load = () => {
    if (isWanted) return;
    isWanted = true;
    for (const intent of intents) removeEventListener(intent, load, true);
    loadMain().catch((error: unknown) => {
      console.error('The main script could not be loaded.', error);
      failShell();
    });
  };
  // Safari has no `requestIdleCallback`, and in other browsers a page at rest may wait for it for minutes.
  const loadWhenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(load, { timeout: 1000 })
      : setTimeout(load, 1);

  for (const intent of intents) addEventListener(intent, load, { passive: true, capture: true });
  // After the listeners above, because this one stops events.
  const isUsed = recordInput();
  if (restoreSearch() || isUsed) load();
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection && (connection.saveData || connection.effectiveType !== '4g')) return;
  if (document.readyState === 'complete') loadWhenIdle();
  else addEventListener('load', loadWhenIdle, { once: true });
}

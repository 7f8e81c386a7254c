import { readStoredText, removeStored, writeStored } from '../storage.ts';
import type { IsolationRule } from './addIsolation.ts';

/** The part of Trusted Types that is used. */
interface ScriptUrls {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(url: string): string };
}

/** The session storage key that says that the page was loaded again; it is so once, not again and again. */
const reloadedKey = 'islet-isolation';

/** Name of the Trusted Types policy that allows the address of the service worker. */
export const isolationPolicy = 'islet-isolation';

/**
 * Runs in the documents of isolated pages on hosts that send no headers (`compiledScripts.mjs`): lets a service worker add
 * them for these folders, and loads the page again. Without service workers, as in some private windows, the page stays as it is.
 */
export async function isolatePage(rules: readonly IsolationRule[]): Promise<void> {
  const { currentScript } = document;
  if (crossOriginIsolated) return removeStored('sessionStorage', reloadedKey);
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const isLast = readStoredText('sessionStorage', reloadedKey) !== null;
  if (!serviceWorker || !(currentScript instanceof HTMLScriptElement) || isLast) return;
  writeStored('sessionStorage', reloadedKey, '');
  // Where nothing can be stored, it would be loaded again and again.
  if (readStoredText('sessionStorage', reloadedKey) === null) return;
  const { src } = currentScript;
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptUrls };
  const policy = trustedTypes?.createPolicy(isolationPolicy, { createScriptURL: () => src });
  const script = policy?.createScriptURL(src) ?? src;
  // Browsers find the service worker of a worker by the address of its script, which may be that of another language.
  const scopes = rules.filter(
    ({ folder, isRuntime }) => isRuntime || location.pathname.startsWith(folder),
  );
  await Promise.all(
    scopes.map(async ({ folder }) =>
      untilActive(await serviceWorker.register(script, { scope: folder })),
    ),
  );
  location.reload();
}

function untilActive({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<void> | void {
  const coming = installing ?? waiting;
  if (active || !coming) return;
  return new Promise((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
    });
  });
}

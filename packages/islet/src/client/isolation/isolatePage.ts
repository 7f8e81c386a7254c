import type { IsolationRule } from './addIsolation.ts';

/** The part of Trusted Types that is used. */
interface ScriptUrls {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(url: string): string };
}

/** Name of the Trusted Types policy that allows the address of the service worker. */
export const isolationPolicy = 'islet-isolation';

/**
 * Runs in the documents of isolated pages on hosts that send no headers (`compiledScripts.mjs`): lets a service worker add
 * them for these folders, and loads the page again, once. Without service workers, as in some private windows, the page
 * stays as it is.
 */
export async function isolatePage(rules: readonly IsolationRule[]): Promise<void> {
  const { currentScript } = document;
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (crossOriginIsolated || !serviceWorker || !(currentScript instanceof HTMLScriptElement))
    return;
  const { src } = currentScript;
  const known = await serviceWorker.getRegistration();
  if (known?.active && isReloaded()) return;
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

/** Then the service worker has been passed by, or is of no use. A note in the storage wouldn't do: isolated pages may have another. */
const isReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

async function untilActive({
  active,
  waiting,
  installing,
}: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return;
  await new Promise<void>((resolve) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve();
    });
  });
}

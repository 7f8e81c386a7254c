import { addIsolation, type IsolationRule, type ServiceWorkerScope } from './addIsolation.ts';
import { isolatePage } from './isolatePage.ts';

/** Written above the script, for each site (`isolationScriptOf`). */
declare const isolationRules: readonly IsolationRule[];

/** The same file is the script of pages and their service worker, so that both know the same folders. */
export function startIsolation(): void {
  if ('document' in globalThis) void isolatePage(isolationRules);
  else addIsolation(globalThis as typeof globalThis & ServiceWorkerScope, isolationRules);
}

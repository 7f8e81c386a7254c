import type { RunningSite } from '../start/startSite.tsx';
import { type DevMessage, type DevState, decideReaction, isDevMessage } from './devReaction.ts';
import { followProblems } from './followProblems.ts';

/**
 * Keeps an open page up to date with the dev server at `base`. Every change reloads the page until the returned
 * function is called with a site that can update in place (or with `null` if the site did not start).
 */
export function connectDevServer(
  base: string,
): (starting: Promise<RunningSite | null>) => Promise<void> {
  const { revision } = document.documentElement.dataset;
  let state: DevState = { server: null, revision: revision ? Number(revision) : null };
  let site: RunningSite | null = null;
  let events: EventSource | null = null;

  async function react(message: DevMessage): Promise<void> {
    const reaction = decideReaction(state, message, site?.route() ?? '');
    if (message.type === 'hello') state = message;
    if (message.type === 'update' || message.type === 'styles') {
      state = { ...state, revision: message.revision };
    }
    if (reaction === 'none') return;
    if (reaction === 'reload' || !site) return location.reload();
    site.clearCache();
    if (reaction === 'refresh') await site.refresh();
    if (message.type === 'styles') replaceStyles(message.urls);
  }

  // A browser allows six connections per server, so hidden tabs close theirs. The greeting tells
  // what they missed in the meantime. EventSource reconnects by itself when the server is back.
  function connectWhileVisible(): void {
    events?.close();
    events = null;
    if (document.visibilityState === 'hidden') return;
    events = new EventSource(`${base}__islet/events`);
    events.addEventListener('message', ({ data }) => {
      const message: unknown = JSON.parse(String(data));
      // A newer dev server may send other messages.
      if (!isDevMessage(message)) return location.reload();
      react(message).catch((error: unknown) => {
        console.error('The change could not be shown in place.', error);
        location.reload();
      });
    });
  }
  document.addEventListener('visibilitychange', connectWhileVisible);
  connectWhileVisible();
  followProblems();

  return async (starting) => {
    site = await starting;
  };
}

/** For each stylesheet that is still loading, the one that is applied until then. */
const applied = new WeakMap<HTMLLinkElement, HTMLLinkElement>();

/** Replaces stylesheets of the document. The old one is applied until the new one has loaded. */
function replaceStyles(urls: Record<string, string>): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const href = urls[link.getAttribute('href') ?? ''];
    if (href === undefined) continue;
    const old = applied.get(link) ?? link;
    const next = document.createElement('link');
    Object.assign(next, { rel: 'stylesheet', href, media: link.media });
    next.addEventListener('load', () => {
      applied.delete(next);
      old.remove();
    });
    applied.set(next, old);
    link.after(next);
    // Edited again before it has loaded: its event will never come.
    if (old !== link) link.remove();
  }
}

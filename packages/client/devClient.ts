import { type DevMessage, type DevState, decideReaction } from './devReaction.ts';
import type { RunningSite } from './main.tsx';

/**
 * Keeps an open page in step with the dev server at `base`. A page without a running site (`null`),
 * as one that shows problems, is loaded anew upon every change.
 */
export function connectDevServer(base: string, site: RunningSite | null): void {
  const { revision } = document.documentElement.dataset;
  let state: DevState = { server: null, revision: revision ? Number(revision) : null };

  async function react(message: DevMessage): Promise<void> {
    const reaction = decideReaction(state, message, site?.route() ?? '');
    if (message.type === 'hello') state = message;
    if (message.type === 'update') state = { ...state, revision: message.revision };
    if (reaction === 'none') return;
    if (reaction === 'reload' || !site) return location.reload();
    site.clearCache();
    if (reaction === 'refresh') await site.refresh();
  }

  // EventSource connects again by itself when the server comes back.
  new EventSource(`${base}__docs/events`).addEventListener('message', ({ data }) => {
    react(JSON.parse(data as string) as DevMessage).catch((error: unknown) => {
      console.error('The change could not be shown in place.', error);
      location.reload();
    });
  });
}

/** What the dev server tells the open pages. Every change of any page has a higher revision. */
export type DevMessage =
  | { type: 'hello'; server: string; revision: number }
  | { type: 'update'; routes: string[] | 'all'; revision: number }
  | { type: 'problems' }
  | { type: 'reload' };

/** What a page knows of the dev server; null before the first message, or where none said so. */
export interface DevState {
  server: string | null;
  revision: number | null;
}

/** What a page does about a message: `forget` drops what was loaded, `refresh` also loads anew. */
export type DevReaction = 'none' | 'forget' | 'refresh' | 'reload';

/**
 * Decides about a message. Of those that were missed the revision tells, but not what they said: code
 * may have changed, or the mistakes that the document shows.
 */
export function decideReaction(
  { server, revision }: DevState,
  message: DevMessage,
  route: string,
): DevReaction {
  switch (message.type) {
    case 'hello':
      if (server !== null && server !== message.server) return 'reload';
      return revision !== null && revision !== message.revision ? 'reload' : 'none';
    case 'update':
      return message.routes === 'all' || message.routes.includes(route) ? 'refresh' : 'forget';
    default:
      return 'reload';
  }
}

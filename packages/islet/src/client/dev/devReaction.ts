/**
 * A message from the dev server to the open pages. Every change to any page increases the revision. New stylesheets
 * are given by the URLs of those that they replace.
 */
export type DevMessage =
  | { type: 'hello'; server: string; revision: number }
  | { type: 'update'; routes: string[] | 'all'; revision: number }
  | { type: 'styles'; urls: Record<string, string>; revision: number }
  | { type: 'reload' };

/** Checks a message from the dev server, which may be of another version than the page. */
export function isDevMessage(value: unknown): value is DevMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  const { type, revision, server, routes, urls }: Record<string, unknown> = { ...value };
  switch (type) {
    case 'hello':
      return typeof server === 'string' && typeof revision === 'number';
    case 'update':
      return (routes === 'all' || Array.isArray(routes)) && typeof revision === 'number';
    case 'styles':
      return isTexts(urls) && typeof revision === 'number';
    default:
      return type === 'reload';
  }
}

const isTexts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** The last known state of the dev server; null before the first message, or if it was not in the document. */
export interface DevState {
  server: string | null;
  revision: number | null;
}

/**
 * How a page reacts to a message: `forget` clears the cache, `refresh` also loads the page again, `restyle` replaces
 * stylesheets.
 */
export type DevReaction = 'none' | 'forget' | 'refresh' | 'restyle' | 'reload';

/**
 * Decides how to react to a message. If the revision shows that messages were missed, the page reloads, because
 * code or the problems shown in the document may have changed.
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
    case 'styles':
      return 'restyle';
    default:
      return 'reload';
  }
}

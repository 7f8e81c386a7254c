import type { ReactNode } from 'react';

/** Below the suggestions on the page for unknown addresses; nothing by itself. It is loaded with them, by no other page. */
export function NotFoundHelp(): ReactNode {
  return null;
}

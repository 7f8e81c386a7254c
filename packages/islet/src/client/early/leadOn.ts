import { readAnchor } from '#shared/url.ts';

/**
 * Runs in the `<head>` of documents with anchors that moved to another page (`compiledScripts.mjs`): leads on readers of an
 * old address before the page is painted, and those who change the anchor of the address later.
 */
export function leadOn(): void {
  const { pathname } = location;
  const targets = new Map<string, string>(JSON.parse(document.currentScript?.dataset.moved ?? ''));
  const follow = (): void => {
    const target = targets.get(readAnchor(location.hash));
    // Since then, another page may have been shown in place.
    if (target && location.pathname === pathname) location.replace(target);
  };
  follow();
  addEventListener('hashchange', follow);
}

import type { PageSummary } from '#shared/types.ts';
import { joinAnchor } from '#shared/url.ts';
import { type Address, type AddressLine, printAddress } from '../config/parseAddresses.ts';
import { urlOfTarget } from '../hosts/ledgerRedirects.ts';
import { type AddressFollower, type AddressSources, createFollower } from './followAddress.ts';

/** An anchor that a page no longer has. */
export interface MovedAnchor {
  anchor: string;
  /** URL that leads on; for a place in the same page, only its anchor. */
  url: string;
  /** What readers without scripts see of it. */
  text: string;
}

/** A line that moves an anchor. */
interface MovedLine extends Pick<MovedAnchor, 'anchor' | 'url'> {
  /** The page that readers of the old address see. */
  route: string;
  /** Null for a file and for another site. */
  goal: Address | null;
  line: AddressLine;
}

/** Lists the anchors that the ledger moves; those that can't be moved are left out. */
export function listMoved(
  site: AddressSources,
  follower: AddressFollower = createFollower(site, new Map()),
): MovedLine[] {
  return (site.ledger?.lines ?? []).flatMap((line): MovedLine[] => {
    const { anchor, target } = line;
    if (anchor === '' || target === null) return [];
    const page = follower.follow({ ...line, anchor: '' });
    const goal = follower.followTarget(target);
    // A redirect to an anchor loses the one that readers ask for.
    if (page.kind !== 'page' || page.address.anchor !== '') return [];
    const { route } = page.address;
    if (goal.kind === 'elsewhere') {
      return [{ route, anchor, url: urlOfTarget(target, site), goal: null, line }];
    }
    if (goal.kind !== 'page') return [];
    const { address } = goal;
    const isHere = address.route === route;
    // Readers of the page are where they should be.
    if (isHere && address.anchor === '') return [];
    const url = isHere ? joinAnchor('', address.anchor) : urlOfTarget(printAddress(address), site);
    return [{ route, anchor, url, goal: address, line }];
  });
}

/** The moved anchors of each page, by its route, with the titles of the pages that have them now. */
export function movedByRoute(
  site: AddressSources,
  pages: ReadonlyArray<Pick<PageSummary, 'routePath' | 'title'>>,
): Map<string, MovedAnchor[]> {
  const titles = new Map(pages.map(({ routePath, title }) => [routePath, title]));
  const found = new Map<string, MovedAnchor[]>();
  for (const { route, anchor, url, goal } of listMoved(site)) {
    const text = (goal && titles.get(goal.route)) ?? url;
    const moved = { anchor, url, text };
    const others = found.get(route);
    if (others) others.push(moved);
    else found.set(route, [moved]);
  }
  return found;
}

import type { PagePlace, Problem } from '#shared/types.ts';
import { readAnchor } from '#shared/url.ts';
import { nearestName } from '../../support/problems/nearestName.ts';
import { uniqueProblems } from '../../support/problems/uniqueProblems.ts';
import { explainDeadLink, explainMove, findTarget, nearestFile } from './explainDeadLink.ts';
import type { FollowedLink, FollowedLinks } from './followLinks.ts';
import type { LinkedPage, LinkTargets } from './resolveLink.ts';

/** What links are checked against once all pages are rendered. */
export interface FinalTargets extends LinkTargets {
  /** Ids in the final HTML of each route; anchors of other routes aren't checked. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Finds every link to a page, an anchor or a file that doesn't exist, and reports each once. */
export function checkLinks(targets: FinalTargets, sources: readonly FollowedLinks[]): Problem[] {
  return uniqueProblems(
    sources.flatMap(({ from, links }) =>
      links.flatMap((link) => {
        const fault = findFault(targets, from, link);
        const { file, line, column } = link;
        return fault === null ? [] : { severity: 'error', ...fault, file, line, column };
      }),
    ),
  );
}

type Fault = Pick<Problem, 'message' | 'fix'>;

function findFault(
  targets: FinalTargets,
  from: PagePlace,
  { href, kind, leadsTo }: FollowedLink,
): Fault | null {
  if (leadsTo === null) {
    return kind === 'image'
      ? explainMissingImage(targets, href)
      : explainDeadLink(targets, from, href);
  }
  return leadsTo.page && findDeadAnchor(targets, leadsTo.page);
}

function findDeadAnchor(targets: FinalTargets, { route, hash }: LinkedPage): Fault | null {
  // The text after `:~:` is for the browser.
  const id = readAnchor(hash.replace(/:~:.*$/s, ''));
  const known = targets.ids.get(route);
  if (id === '' || id === 'top' || known === undefined || known.has(id)) return null;
  const message = `The page \`${route}\` has no anchor \`#${id}\`.`;
  const target = findTarget(targets, { route, anchor: id });
  if (target !== null) return { message, fix: explainMove(target) };
  const near = nearestName(id, [...known]);
  return {
    message,
    fix: near
      ? `Did you mean \`#${near}\`?`
      : `Link to a heading of that page, or give one this id with \`{#${id}}\`.`,
  };
}

function explainMissingImage(targets: LinkTargets, href: string): Fault {
  const near = nearestFile(targets, href);
  return {
    message: `The image \`${href}\` does not exist.`,
    fix: near
      ? `Did you mean \`${near}\`?`
      : 'Put the file next to the page and link it with `./`, or into the public folder.',
  };
}

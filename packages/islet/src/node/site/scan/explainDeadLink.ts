import type { PagePlace, Problem } from '#shared/types.ts';
import {
  decodePath,
  joinRoute,
  readAnchor,
  resolveHref,
  splitRoute,
  splitUrl,
} from '#shared/url.ts';
import { nearestName } from '../../support/problems/nearestName.ts';
import { type Address, addressesFile } from '../config/parseAddresses.ts';
import { intendedPlace, type LinkTargets, sourceRoute } from './resolveLink.ts';

/** Says what is wrong with a dead link, and which page was probably meant. */
export function explainDeadLink(
  targets: LinkTargets,
  from: PagePlace,
  href: string,
): Pick<Problem, 'message' | 'fix'> {
  if (hasBrokenEscape(href)) {
    return {
      message: `The link \`${href}\` has a \`%\` that does not start a valid escape.`,
      fix: 'Write `%25` for a percent sign, and all other characters as they are.',
    };
  }
  const { path: route } = resolveHref(targets.rules, sourceRoute(targets, from), href);
  if (targets.drafts?.has(targets.moved?.get(route) ?? route)) {
    return {
      message: `The link \`${href}\` leads to a draft.`,
      fix: 'Publish it by removing `draft: true`, or remove the link.',
    };
  }
  const message = `The link \`${href}\` does not match any page or file.`;
  const target = findFormerPage(targets, from, href);
  if (target !== null) return { message, fix: explainMove(target) };
  const near = nearestRoute(targets, from, href);
  return {
    message,
    fix: near ? `Did you mean \`${near}\`?` : 'Correct the link, or create the page.',
  };
}

/** Where an address went that is gone, if the list of addresses says so. */
export const findTarget = (
  { ledger }: Pick<LinkTargets, 'ledger'>,
  { route, anchor }: Address,
): string | null =>
  ledger?.lines.find((line) => line.route === route && line.anchor === anchor)?.target ?? null;

/** How to fix a link to an address that has gone elsewhere. */
export const explainMove = (target: string): string =>
  `\`${addressesFile}\` says that it went to \`${target}\`: link there.`;

/** Where the page went that a link means, or that of the default language; an anchor may have a place of its own. */
function findFormerPage(targets: LinkTargets, from: PagePlace, href: string): string | null {
  const { rules } = targets;
  const parts = intendedPlace(targets, from, href);
  const routes = [parts.lang, rules.defaultLang].map((lang) =>
    joinRoute(rules, { ...parts, lang }),
  );
  const anchors = [readAnchor(splitUrl(href).hash), ''];
  const places = routes.flatMap((route) => anchors.map((anchor) => ({ route, anchor })));
  return places.map((one) => findTarget(targets, one)).find((one) => one !== null) ?? null;
}

function nearestRoute(targets: LinkTargets, from: PagePlace, href: string): string | undefined {
  const { rules, routes, moved } = targets;
  const wanted = intendedPlace(targets, from, href);
  const known = new Map<string, string>();
  for (const lang of [rules.defaultLang, wanted.lang]) {
    for (const name of [...routes, ...(moved?.keys() ?? [])]) {
      const parts = splitRoute(rules, name);
      if (parts.lang !== lang || parts.version !== wanted.version) continue;
      known.set(parts.path, moved?.get(name) ?? name);
    }
  }
  return known.get(nearestName(wanted.path, [...known.keys()]) ?? '');
}

/** Finds the file of the public folder that a dead link probably meant, as it should be linked. */
export function nearestFile({ files }: LinkTargets, href: string): string | undefined {
  const known = Array.from(files, (file) => `/${file}`);
  return nearestName(decodePath(href).replace(/^(?:\.?\/)?/, '/'), known);
}

function hasBrokenEscape(href: string): boolean {
  try {
    decodeURIComponent(splitUrl(href).path);
    return false;
  } catch {
    return true;
  }
}

import type { Problem } from '#shared/types.ts';
import { splitRoute } from '#shared/url.ts';
import {
  type Address,
  type AddressLine,
  addressesFile,
  parseTarget,
  printAddress,
} from '../config/parseAddresses.ts';
import { looksLikePattern } from '../hosts/pathPattern.ts';
import {
  type AddressFollower,
  type AddressSources,
  type Arrival,
  createFollower,
  type KnownIds,
} from './followAddress.ts';
import { listMoved } from './listMoved.ts';
import { suggestAddress } from './suggestAddress.ts';

type Fault = Pick<Problem, 'message' | 'fix'>;

/** Finds the addresses of the ledger that are gone without a word of where they went, and its lines that are wrong. */
export function checkAddresses(site: AddressSources, ids: KnownIds): Problem[] {
  const { ledger } = site;
  if (!ledger) return [];
  const follower = createFollower(site, ids);
  const clashes = findClashes(site, { ids, follower });
  const gone = new Set<string>();
  return ledger.lines.flatMap((line) => {
    const fault =
      clashes.get(line) ??
      (line.target === null
        ? explainGone(line, { site, ids, follower, gone })
        : explainTarget(line, line.target, { site, ids, follower }));
    return fault ? [{ severity: 'error', ...fault, file: addressesFile, line: line.line }] : [];
  });
}

interface Check {
  site: AddressSources;
  ids: KnownIds;
  follower: AddressFollower;
}

/** A page that is gone is reported once, and not again for each of its anchors. */
function explainGone(
  line: AddressLine,
  { site, ids, follower, gone }: Check & { gone: Set<string> },
): Fault | null {
  const arrival = follower.follow(line);
  if (arrival.kind === 'endless') return explainCircle(arrival.way);
  if (arrival.kind !== 'lost') return null;
  const isPage = arrival.address.anchor === '';
  const lost = isPage ? { ...line, anchor: '' } : line;
  const name = printAddress(lost);
  if (gone.has(name)) return null;
  gone.add(name);
  const near =
    suggestAddress(isPage ? lost : arrival.address, { ...site, ids }) ??
    (isPage ? '/new/address' : printAddress({ ...arrival.address, anchor: '' }));
  const bring = isPage
    ? 'bring the page back'
    : `give a heading this id with \`{#${line.anchor}}\``;
  return {
    message: `The ${isPage ? 'page' : 'anchor'} \`${name}\` was published, but it is gone.`,
    fix: `Say where it went with \`${name} -> ${near}\`, or ${bring}.`,
  };
}

function explainTarget(line: AddressLine, target: string, check: Check): Fault | null {
  const { site, ids, follower } = check;
  const name = printAddress(line);
  const isThere =
    site.routes.has(line.route) && (line.anchor === '' || ids.get(line.route)?.has(line.anchor));
  if (isThere) {
    return {
      message: `The ledger says that \`${name}\` has moved, but the site has it.`,
      fix: `Write only \`${name}\`.`,
    };
  }
  if (line.anchor === '' && looksLikePattern(line.route)) {
    return {
      message: `No redirect can start at \`${name}\`, since hosts read it as a pattern.`,
      fix: 'Keep the page, with a link to the new one.',
    };
  }
  const page = follower.follow({ ...line, anchor: '' });
  if (line.anchor !== '' && page.kind === 'page' && page.address.anchor !== '') {
    return {
      message: `\`${name}\` can't lead anywhere, since \`${line.route}\` leads to the anchor of another page.`,
      fix: `Let \`${line.route}\` lead to \`${printAddress({ ...page.address, anchor: '' })}\`.`,
    };
  }
  return explainArrival(follower.followTarget(target), { target, check });
}

function explainArrival(
  arrival: Arrival,
  { target, check: { site, ids } }: { target: string; check: Check },
): Fault | null {
  if (arrival.kind === 'endless') return explainCircle(arrival.way);
  if (arrival.kind !== 'lost') return null;
  const { address } = arrival;
  const written = parseTarget(target, site.rules);
  const isListed = site.ledger?.lines.some((line) => printAddress(line) === printAddress(address));
  const near = suggestAddress(address, { ...site, ids });
  const isDirect = typeof written !== 'string' && printAddress(written) === printAddress(address);
  return {
    message: isListed
      ? `The target \`${target}\` is gone too${isDirect ? '' : `, by way of \`${printAddress(address)}\``}.`
      : `The target \`${target}\` does not match any page, anchor or file.`,
    fix: near === null ? 'Write an address that the site has.' : `Did you mean \`${near}\`?`,
  };
}

const explainCircle = (way: readonly string[]): Fault => ({
  message: `This address leads in a circle: ${way.map((step) => `\`${step}\``).join(' → ')}.`,
  fix: 'Let one of them lead to an address that the site has.',
});

/** Lines whose anchor the page has that its readers see, or that another line moves elsewhere. */
function findClashes(
  site: AddressSources,
  { ids, follower }: Omit<Check, 'site'>,
): Map<AddressLine, Fault> {
  const firsts = new Map<string, { url: string; line: number }>();
  const clashes = new Map<AddressLine, Fault>();
  for (const { route, anchor, url, line } of listMoved(site, follower)) {
    const place = printAddress({ route, anchor });
    const name = printAddress(line);
    const first = firsts.get(place);
    const isTaken = route !== line.route && ids.get(route)?.has(anchor);
    if (isTaken || (first && first.url !== url)) {
      clashes.set(line, {
        message: `\`${name}\` can't lead on: its readers come to \`${place}\`, which ${isTaken ? 'is another place' : `line ${first?.line} moves elsewhere`}.`,
        fix: `Let \`${line.route}\` lead to another page, or write only \`${name}\`.`,
      });
    }
    if (!site.config.ssg && !url.startsWith('#')) {
      clashes.set(line, {
        message: `\`${name}\` can't lead to another page, since pages have no documents with \`ssg: false\`.`,
        fix: `Write \`${name} -> ${line.route}\`, and link to the new place from there.`,
      });
    }
    firsts.set(place, first ?? { url, line: line.line });
  }
  return clashes;
}

/** Lists the addresses that a site has now: its pages, and of those whose ids are known, the anchors. */
export function listPublished(
  site: Pick<AddressSources, 'routes' | 'rules'>,
  ids: KnownIds,
): Address[] {
  return [...site.routes]
    .filter((route) => splitRoute(site.rules, route).path !== '/404')
    .flatMap((route) => [
      { route, anchor: '' },
      ...Array.from(ids.get(route) ?? [], (anchor) => ({ route, anchor })).filter(isLasting),
    ]);
}

/** Whether authors write what an anchor is made from. Those of footnotes, drawings and React are counted. */
const isLasting = ({ anchor }: Address): boolean =>
  !/^(?:$|~|fn\d*-|drawing-\d|_\w*R_)/.test(anchor);

import { collectIds, listTags } from '#islet/node/site/policy/scanHtml.ts';
import type { AskHost } from './published.ts';

/** The last document on a way. */
interface Arrival {
  path: string;
  status: number;
  /** The hash that the way adds. */
  hash: string;
  ids: ReadonlySet<string>;
  /** Where the script of the document leads on to, by anchor. */
  moved: ReadonlyMap<string, string>;
}

/** Where a way ends: the path of a page, null if there is none; and whether that has the anchor. */
interface End {
  path: string | null;
  hasAnchor: boolean;
}

const origin = 'https://site.example';

/**
 * The addresses of a ledger that are dead on a host: their way, by redirects of the host and of pages, doesn't end at the
 * anchor, or where their line says.
 */
export async function findDeadAddresses(
  { ask, base }: { ask: AskHost; base: string },
  ledger: string,
): Promise<string[]> {
  const arrivals = new Map<string, Promise<Arrival>>();
  const follow = async (target: string): Promise<End> => {
    const url = new URL(target, origin);
    // Other sites can't be asked.
    if (url.origin !== origin) return { path: url.href, hasAnchor: true };
    const arrival = arrivals.get(url.pathname) ?? arrive(ask, url.pathname);
    arrivals.set(url.pathname, arrival);
    const { path, status, hash, ids, moved } = await arrival;
    if (path.startsWith('https:')) return { path, hasAnchor: true };
    const anchor = decodeURIComponent(hash || url.hash).slice(1);
    const next = moved.get(anchor);
    if (next !== undefined) return follow(next);
    return { path: status === 200 ? path : null, hasAnchor: anchor === '' || ids.has(anchor) };
  };
  const below = (address: string): string =>
    (address.startsWith('/') ? base.slice(0, -1) : '') + address;
  const isDead = async (line: string): Promise<boolean> => {
    const [address = '', target = address] = line.split(' -> ');
    const [end, expected] = [await follow(below(address)), await follow(below(target))];
    if (end.path === null || end.path !== expected.path || !expected.hasAnchor) return true;
    // A heading without a successor leads to a page.
    return target.includes('#') && !end.hasAnchor;
  };
  const dead: string[] = [];
  for (const line of ledger.trim().split('\n')) if (await isDead(line)) dead.push(line);
  return dead;
}

async function arrive(ask: AskHost, first: string): Promise<Arrival> {
  let [path, hash] = [first, ''];
  for (;;) {
    const answer = await ask(path);
    const html = await answer.text();
    const tags = listTags(html);
    const link = html.includes('location.replace(l)') && tags.find(({ name }) => name === 'a');
    const next = answer.headers.get('location') ?? (link ? link.attributes.href : undefined);
    if (next === undefined) {
      const moved = tags.flatMap(({ attributes }) => attributes['data-moved'] ?? []);
      return {
        ...{ path, status: answer.status, hash, ids: new Set(collectIds(html)) },
        moved: new Map<string, string>(moved.flatMap((text) => JSON.parse(text))),
      };
    }
    const url = new URL(next, origin + path);
    const isOwn = url.origin === origin;
    if (!isOwn || url.pathname === path) {
      return { path: isOwn ? path : url.href, status: 0, hash, ids: new Set(), moved: new Map() };
    }
    [path, hash] = [url.pathname, url.hash || hash];
  }
}

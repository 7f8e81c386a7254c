import type { Problem } from '#shared/types.ts';
import { type AllowedHosts, explainBlockedUrl, type HostKind } from './allowedHosts.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** Attributes with a URL that the browser loads or sends to; names are in lower case and without `-`. */
const urlAttributes: ReadonlyMap<string, HostKind> = new Map([
  ['img src', 'image'],
  ['img srcset', 'image'],
  ['img datazoomsrc', 'image'],
  ['source src', 'media'],
  ['source srcset', 'image'],
  ['video src', 'media'],
  ['video poster', 'image'],
  ['audio src', 'media'],
  ['track src', 'media'],
  ['iframe src', 'frame'],
  ['script src', 'script'],
  ['input src', 'image'],
  ['input formaction', 'form'],
  ['button formaction', 'form'],
  ['form action', 'form'],
]);

/**
 * Finds the URLs of an element that the Content-Security-Policy of the site blocks. Attributes have their
 * names from HTML or JSX.
 */
export const findBlockedUrls = (
  name: string,
  attributes: Attributes,
  allowed: AllowedHosts,
): Array<Pick<Problem, 'message' | 'fix'>> =>
  listLoaded(name, attributes).flatMap(
    ({ kind, url }) => explainBlockedUrl(kind, url, allowed) ?? [],
  );

/** Lists what an element loads or sends to. */
export function listLoaded(
  name: string,
  attributes: Attributes,
): Array<{ kind: HostKind; url: string }> {
  return Object.entries(attributes).flatMap(([key, value]) => {
    const attribute = key.toLowerCase().replaceAll('-', '');
    const kind =
      name === 'link' && attribute === 'href'
        ? kindOfLink(attributes)
        : urlAttributes.get(`${name} ${attribute}`);
    if (kind === undefined || typeof value === 'boolean') return [];
    const urls = attribute === 'srcset' ? externalUrlsOf(String(value)) : [String(value)];
    return urls.map((url) => ({ kind, url }));
  });
}

/** What a `<link>` loads; undefined if it loads nothing. */
function kindOfLink({ rel, as }: Attributes): HostKind | undefined {
  const words = String(rel ?? '').toLowerCase();
  if (/stylesheet/.test(words)) return 'style';
  if (/icon/.test(words)) return 'image';
  if (/modulepreload/.test(words)) return 'script';
  if (!/preload|prefetch/.test(words)) return undefined;
  if (/^(?:image|script|style|font)$/.test(String(as))) return as as HostKind;
  return /^(?:audio|video|track)$/.test(String(as)) ? 'media' : 'connect';
}

/** The URLs with a host in a list such as `a.png 1x, https://example.com/b.png 2x`. */
function externalUrlsOf(srcset: string): string[] {
  return srcset.match(/(?<![^\s,])(?:https?:)?\/\/[^\s,]+/gi) ?? [];
}

import type { Problem } from '#shared/types.ts';
import { isSafeImageUrl, isSafeUrl } from '#shared/url.ts';

/** The fix for a URL that is not safe to open. */
export const safeUrlFix =
  "Use a path of the site, or a URL with `https:`, `http:`, `mailto:` or `tel:`. To run a script, use a `<button>` in a component that starts with `'use client'`.";

const refreshFix = 'Leave it out. For a page that has moved, write `redirects` in the config.';

/** Attributes whose URL the browser opens or loads. */
const urlAttribute = /^(?:href|xlink:?href|src|poster|action|formaction)$/;

/** Elements that load images. */
const images = new Set(['img', 'image', 'source', 'input', 'video']);

/** An attribute that must not be published: its URL must not be opened, or it makes the browser open one. */
export interface UnsafeUrl extends Pick<Problem, 'message' | 'fix'> {
  /** As it is written. */
  attribute: string;
}

/**
 * Finds the URLs of an element whose scheme is not allowed, such as `javascript:alert(1)`, and `<meta>` elements that send
 * readers away, which no policy stops. Attributes have their names from HTML or JSX.
 */
export function findUnsafeUrls(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
): UnsafeUrl[] {
  const isSafe = images.has(name.toLowerCase()) ? isSafeImageUrl : isSafeUrl;
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (isRefresh(name, attribute, value)) {
      const message = `This \`<meta>\` has \`${attribute}="refresh"\`, which sends every reader to another page.`;
      return [{ attribute, message, fix: refreshFix }];
    }
    if (!isUrl(name, attribute.toLowerCase())) return [];
    if (typeof value !== 'string' || isSafe(value)) return [];
    const url = value.length > 80 ? `${value.slice(0, 80)}…` : value;
    const message = `The \`${attribute}\` of \`<${name}>\` is ${JSON.stringify(url)}, which is not safe to open.`;
    return [{ attribute, message, fix: safeUrlFix }];
  });
}

/** The value is a list in HTML, and one text in JSX. */
const isRefresh = (name: string, attribute: string, value: unknown): boolean =>
  name.toLowerCase() === 'meta' &&
  /^http-?equiv$/i.test(attribute) &&
  /^\s*refresh\s*$/i.test(String(value));

function isUrl(name: string, attribute: string): boolean {
  // A component may use other props for anything; the HTML that it renders is checked too.
  if (!/^[a-z]/.test(name)) return attribute === 'href';
  return urlAttribute.test(attribute) || (name === 'object' && attribute === 'data');
}

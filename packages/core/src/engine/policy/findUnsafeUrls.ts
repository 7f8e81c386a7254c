import type { Problem } from '#common/types.ts';
import { isSafeHref, isSafeImage } from '#common/url.ts';

/** What to do about an address that is not safe to open. */
export const safeUrlFix =
  "Use a path of the site, or a URL with `https:`, `http:`, `mailto:` or `tel:`. To run a script, use a `<button>` in a component that starts with `'use client'`.";

/** Attributes that hold an address which is followed or loaded. */
const urlAttribute = /^(?:href|xlink:?href|src|poster|action|formaction)$/;

/** Elements that show what they load as a picture. */
const images = new Set(['img', 'image', 'source', 'input', 'video']);

/** An attribute with an address that no browser should follow. */
export interface UnsafeUrl extends Pick<Problem, 'message' | 'fix'> {
  /** As it is written. */
  attribute: string;
}

/**
 * Finds the addresses of an element whose scheme is not allowed, as that of `javascript:alert(1)`.
 * Attributes are named as in HTML or as in JSX.
 */
export function findUnsafeUrls(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
): UnsafeUrl[] {
  const isSafe = images.has(name.toLowerCase()) ? isSafeImage : isSafeHref;
  return Object.entries(attributes).flatMap(([attribute, value]) => {
    if (!isUrl(name, attribute.toLowerCase())) return [];
    if (typeof value !== 'string' || isSafe(value)) return [];
    const url = value.length > 80 ? `${value.slice(0, 80)}…` : value;
    const message = `The \`${attribute}\` of \`<${name}>\` is ${JSON.stringify(url)}, which is not safe to open.`;
    return [{ attribute, message, fix: safeUrlFix }];
  });
}

function isUrl(name: string, attribute: string): boolean {
  // Only of its `href` is it known what a component does with it; what it writes is checked as well.
  if (!/^[a-z]/.test(name)) return attribute === 'href';
  return urlAttribute.test(attribute) || (name === 'object' && attribute === 'data');
}

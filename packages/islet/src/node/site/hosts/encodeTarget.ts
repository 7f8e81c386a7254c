import { isExternal } from '#shared/url.ts';

/** Encodes the target of a redirect in ASCII, since hosts may read the file in any encoding. */
export function encodeTarget(url: string): string {
  if (isExternal(url)) return new URL(url).href;
  const wellFormed = url.replace(/\p{Surrogate}/gu, '\uFFFD');
  return wellFormed.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

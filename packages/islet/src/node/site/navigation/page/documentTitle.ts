import type { Frontmatter } from '#shared/frontmatter.ts';

/**
 * Builds the text of `<title>`: the title of the page and a suffix, which is the `titleSuffix` in front
 * matter or else the site's title. A suffix without a separator gets ` - `. A page without a title has
 * that of the site.
 */
export function documentTitle(
  { title, frontmatter }: { title: string; frontmatter: Frontmatter },
  siteTitle: string,
): string {
  const shown = title || siteTitle;
  const suffix = (frontmatter.titleSuffix ?? (shown === siteTitle ? '' : siteTitle)).trim();
  if (suffix === '') return shown;
  return /^[-–—|·•:/]/.test(suffix) ? `${shown} ${suffix}` : `${shown} - ${suffix}`;
}

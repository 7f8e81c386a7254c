import type { Frontmatter } from '#common/types.ts';

/**
 * Writes the text of `<title>`: the title of the page and the suffix, which is the site's title unless
 * front matter gives a `titleSuffix`. A suffix without a separator gets ` - `. A page without a title
 * stands under that of the site.
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

import type { Frontmatter, PageType } from '#shared/frontmatter.ts';
import type { PageIdentity } from '#shared/types.ts';

/** The type of a page: as its front matter says, else `doc`, but the page for unknown paths is a `404`. */
export function pageTypeOf(
  { pagePath }: Pick<PageIdentity, 'pagePath'>,
  { pageType }: Pick<Frontmatter, 'pageType'>,
): PageType {
  return pageType ?? (pagePath === '404' ? '404' : 'doc');
}

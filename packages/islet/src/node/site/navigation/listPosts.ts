import type { PageRecord } from '#shared/types.ts';
import { routeToUrl } from '#shared/url.ts';
import { postList } from '../../page/record/postList.ts';
import type { SiteModel } from './createSite.ts';

/** Writes the posts that a page lists as HTML, from their records, which in dev have to be compiled first. */
export async function listPosts(
  { postsOf, siteOf, targets }: Pick<SiteModel, 'postsOf' | 'siteOf' | 'targets'>,
  page: Pick<PageRecord, 'routePath' | 'lang' | 'version'>,
  recordOf: (route: string) => Promise<Pick<PageRecord, 'description' | 'frontmatter'> | null>,
): Promise<string> {
  const posts = postsOf(page.routePath);
  if (posts === undefined) return '';
  const listed = await Promise.all(
    posts.map(async ({ routePath, title }) => {
      const { description = '', frontmatter } = (await recordOf(routePath)) ?? {};
      const { date, authors } = frontmatter ?? {};
      const url = routeToUrl(targets.rules, routePath);
      return { url, title, summary: description, date, authors };
    }),
  );
  const { locales, lang } = siteOf(page);
  const htmlLang = locales.find((locale) => locale.lang === lang)?.htmlLang ?? lang;
  return postList(listed, htmlLang);
}

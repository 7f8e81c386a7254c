import { fileToUrl } from '#shared/url.ts';
import { hasByline } from '../../page/record/byline.ts';
import type { SiteConfig } from '../../site/config/schema.ts';
import type { PageDataOptions } from '../../site/navigation/buildPageData.ts';
import { packageName } from '../../support/modules/ownPackage.ts';
import type { StyleFiles } from './styleFiles.ts';

/** Stylesheets of the theme that only some pages need, which import them implicitly. */
const styles = {
  han: `${packageName}/theme/styles/han.css`,
  home: `${packageName}/theme/styles/home.css`,
  404: `${packageName}/theme/styles/notFound.css`,
  overview: `${packageName}/theme/styles/overview.css`,
  byline: `${packageName}/theme/styles/byline.css`,
  posts: `${packageName}/theme/styles/posts.css`,
};

/** Stylesheets of components that few pages have, by the class of their HTML. */
const partStyles: Readonly<Record<string, string>> = {
  'file-tree': `${packageName}/theme/styles/fileTree.css`,
  stars: `${packageName}/theme/styles/stars.css`,
};

/** The modules that pages import implicitly; the key of each is its specifier. */
export const implicitImports: readonly string[] = [
  ...Object.values(styles),
  ...Object.values(partStyles),
];

/** Lists the components with stylesheets of their own that are in the HTML of a page, whichever of them rendered which. */
export const listParts = (html: string): string[] =>
  Object.keys(partStyles).filter((name) => html.includes(`class="${name}"`));

/**
 * Creates a function that lists the URLs of the stylesheets that a page loads after those of the site:
 * first those of the theme for such a page, then those of the modules that it imports, and its own.
 */
export function createPageStyles(
  moduleStyles: StyleFiles['modules'],
  { base, locales }: Pick<SiteConfig, 'base' | 'locales'>,
): PageDataOptions['stylesOf'] {
  const withHan = new Set(
    locales.flatMap(({ lang, htmlLang }) => (/^(?:zh|ja)\b/i.test(htmlLang) ? [lang] : [])),
  );
  return ({ lang, pageType, overview, imports, stylesheet, frontmatter, parts = [] }) => {
    const keys = [
      ...(withHan.has(lang) ? [styles.han] : []),
      ...(pageType === 'home' || pageType === '404' ? [styles[pageType]] : []),
      ...(overview === null ? [] : [styles.overview]),
      ...(frontmatter.blog || hasByline(pageType, frontmatter) ? [styles.byline] : []),
      ...(frontmatter.blog ? [styles.posts] : []),
      ...parts.flatMap((name) => partStyles[name] ?? []),
      ...imports.map(({ module }) => module),
    ];
    const files = new Set(keys.flatMap((key) => moduleStyles[key] ?? []));
    if (stylesheet !== null) files.add(stylesheet.output);
    return [...files].map((file) => fileToUrl(base, file));
  };
}

import { fileToUrl } from '#common/url.ts';
import type { StyledPage } from '../navigation/buildPageData.ts';
import type { StyleFiles } from './pluginPageStyles.ts';

/** Styles of the theme that only some pages need: these import them implicitly. */
const styles = {
  home: '@docs/core/theme/styles/home.css',
  404: '@docs/core/theme/styles/notFound.css',
  overview: '@docs/core/theme/styles/overview.css',
};

/** The modules that pages import implicitly; the key of each is its specifier. */
export const implicitImports: readonly string[] = Object.values(styles);

/**
 * Gives the URLs of the stylesheets that a page loads after those of the site: first what the theme has
 * for such a page, then what the modules have that it imports.
 */
export function createPageStyles(moduleStyles: StyleFiles['modules'], base: string) {
  return ({ pageType, overview, imports }: StyledPage): string[] => {
    const keys = [
      ...(pageType === 'home' || pageType === '404' ? [styles[pageType]] : []),
      ...(overview === null ? [] : [styles.overview]),
      ...imports.map(({ module }) => module),
    ];
    const files = new Set(keys.flatMap((key) => moduleStyles[key] ?? []));
    return [...files].map((file) => fileToUrl(base, file));
  };
}

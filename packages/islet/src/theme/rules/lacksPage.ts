import type { PageData } from '#shared/types.ts';

/** Whether the theme's own 404 page is shown, because the site has none. */
export const lacksPage = ({ pageType, html }: Pick<PageData, 'pageType' | 'html'>): boolean =>
  pageType === '404' && !html;

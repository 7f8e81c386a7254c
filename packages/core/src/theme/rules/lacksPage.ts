import type { PageData } from '#common/types.ts';

/** Whether the theme says that there is no page, because the site has no page of its own for that. */
export const lacksPage = ({ pageType, html }: Pick<PageData, 'pageType' | 'html'>): boolean =>
  pageType === '404' && !html;

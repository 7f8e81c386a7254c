import type { AppState } from '#client/context.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';

/** The line that leads from a page of an old version to the same or the nearest one of the newest; empty for other pages. */
export function versionNotice({ page, site: { older } }: Pick<AppState, 'page' | 'site'>): string {
  const url = older && page.versionUrls[older.newest];
  if (!url || page.pageType !== 'doc') return '';
  const link = `<a href="${escapeHtml(url)}">${escapeHtml(older.link)}</a>`;
  // A paragraph: the introduction of an overview consists of them.
  return `<p class="container warning">${escapeHtml(older.text)} ${link}</p>`;
}

/** Adds the notice below the title. */
export function addVersionNotice(state: AppState): AppState {
  const notice = versionNotice(state);
  if (notice === '') return state;
  const { html = '' } = state.page;
  const [title = ''] = /^\s*<h1[\s>].*?<\/h1>/s.exec(html) ?? [];
  return {
    ...state,
    page: { ...state.page, html: title + notice + html.slice(title.length) },
  };
}

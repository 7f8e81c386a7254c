import type { Labels } from '#shared/labels.ts';

/** Kinds of errors that readers are told about. */
export type NoticeKind = 'incomplete' | 'offline' | 'slow';

/**
 * The texts in the language of the document. The bundler writes this expression, see `noticeCode.ts`, so that the
 * texts are there if nothing else can be loaded.
 */
declare const noticeTexts: Pick<Labels, NoticeKind | 'retry' | 'close'>;

/**
 * Shows a notice above the page with a button to retry and one to close it. It replaces any earlier notice, and
 * works without the theme, which may be the part that failed to load.
 */
export function showNotice(kind: NoticeKind, retry: () => void): void {
  hideNotice();
  const texts = noticeTexts;
  const { activeElement } = document;
  const createButton = (content: object, act: () => void) =>
    Object.assign(document.createElement('button'), content, {
      onclick() {
        hideNotice();
        act();
      },
    });
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.role = 'alert';
  notice.append(
    texts[kind],
    createButton({ textContent: texts.retry }, retry),
    createButton({ textContent: '×', ariaLabel: texts.close }, () => {
      // Return the focus to where it was.
      if (activeElement instanceof HTMLElement) activeElement.focus();
    }),
  );
  // Nothing outside of an open dialog can be pressed.
  (document.querySelector('dialog[open] > .search-notices') ?? document.body).prepend(notice);
}

/** Removes the notice, if any. */
export function hideNotice(): void {
  document.querySelector('.notice')?.remove();
}

import { noticeTexts } from '#common/labels.ts';

/** What can go wrong in view of the reader: see `noticeTexts`. */
export type NoticeKind = 'incomplete' | 'offline' | 'slow';

/**
 * Says above the page what went wrong, with a button that tries again and one that closes it. It takes
 * the place of an earlier notice, and works without the theme, which may be what could not be loaded.
 */
export function showNotice(kind: NoticeKind, retry: () => void): void {
  hideNotice();
  const texts = noticeTexts(document.documentElement.lang);
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
      // The keyboard goes on from where it was.
      if (activeElement instanceof HTMLElement) activeElement.focus();
    }),
  );
  document.body.prepend(notice);
}

/** Takes the notice away, if there is one. */
export function hideNotice(): void {
  document.querySelector('.notice')?.remove();
}

import type { SiteLabels } from '#shared/labels.ts';
import type { CodeTerm } from '#shared/siteData.ts';
import type { CodeName } from '../rules/findCodeNames.ts';

/** Milliseconds between the pointer entering or leaving and the popup opening or closing (SPEC 9). */
const delay = 100;

export type TermLabels = Pick<SiteLabels, 'type' | 'default'>;

export interface TermPopup {
  element: HTMLElement;
  /** Shows what is known about a link; null closes the popup. */
  show(link: HTMLElement | null): void;
  showLater(link: HTMLElement | null): void;
  stopWaiting(): void;
  /** The link that the popup is about. */
  shown(): HTMLElement | null;
}

/** Creates the popup of the names in code that have documentation; `terms` are their links in the code. */
export function createTermPopup(
  labels: TermLabels,
  terms: ReadonlyMap<Element, CodeName>,
): TermPopup {
  const element = document.createElement('div');
  element.id = '~code-popup';
  element.className = 'popup code-popup';
  element.popover = 'manual';
  document.body.append(element);
  let shown: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => clearTimeout(timer);
  const show = (link: HTMLElement | null): void => {
    stopWaiting();
    if (link === shown) return;
    shown?.removeAttribute('aria-describedby');
    shown = link;
    if (element.matches(':popover-open')) element.hidePopover();
    const found = link && terms.get(link);
    if (!link || !found) return;
    element.replaceChildren(...describeTerm(found.name, found.term, labels));
    element.showPopover({ source: link });
    link.setAttribute('aria-describedby', element.id);
  };
  return {
    ...{ element, show, stopWaiting },
    showLater(link) {
      stopWaiting();
      timer = setTimeout(() => show(link), delay);
    },
    shown: () => shown,
  };
}

function describeTerm(
  name: string,
  [href, type, fallback, summary]: CodeTerm,
  labels: TermLabels,
): HTMLElement[] {
  const title = document.createElement('a');
  title.href = href;
  title.textContent = name;
  // The name in the code leads there too.
  title.tabIndex = -1;
  const facts = [
    [labels.type, type],
    [labels.default, fallback],
  ] as const;
  const rows = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => {
      const row = document.createElement('p');
      const code = document.createElement('code');
      code.textContent = value;
      row.append(`${label} `, code);
      return row;
    });
  const text = document.createElement('p');
  text.textContent = summary;
  return [title, ...(summary === '' ? [] : [text]), ...rows];
}

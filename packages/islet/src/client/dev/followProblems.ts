import { trustHtml } from '#shared/trust.ts';

/** Shows the problems of every page that is shown in place from now on, and no others. */
export function followProblems(): void {
  // Number of the latest request: answers to earlier ones are discarded.
  let latest = 0;

  async function update(): Promise<void> {
    const turn = ++latest;
    const panel = await loadPanel();
    if (turn !== latest) return;
    const old = findPanel(document);
    // The author may have folded it, or scrolled in it.
    if (panel?.textContent === old?.textContent) return;
    old?.remove();
    if (panel) document.body.prepend(panel);
  }

  // It is set for each page that is shown, even if its value stays the same.
  new MutationObserver(update).observe(document.documentElement, {
    attributeFilter: ['data-page-type'],
  });
}

/**
 * Loads the panel that the document at the current address has on the server; null if it has none. A server that
 * doesn't answer has stopped, and the page is loaded again when there is another.
 */
async function loadPanel(): Promise<Element | null> {
  const html = await fetch(location.href).then(
    (response) => response.text(),
    () => '',
  );
  return findPanel(new DOMParser().parseFromString(trustHtml(html), 'text/html'));
}

const findPanel = (root: Document): Element | null => root.getElementById('islet-problems');

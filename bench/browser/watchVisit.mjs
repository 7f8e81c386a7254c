/**
 * What `watchVisit` has seen in this tab; times are in milliseconds since 1970, so that they outlive a document.
 *
 * @typedef {{ focused?: number, typed?: number, last?: string, found?: number, clicked?: number, from?: string, arrived?: number }} Seen
 */

/**
 * Runs in each document before its own scripts: notes when the search field gets the focus and a text, when another
 * first result is shown, when a link is clicked, and when the heading of another page is shown.
 *
 * @param {{ input: string, result: string } | null} search selectors
 */
export function watchVisit(search) {
  // The blank page of a new tab has no storage.
  if (location.protocol === 'about:') return;
  /** @returns {Seen} */
  const seen = () => JSON.parse(sessionStorage.getItem('bench-visit') ?? '{}');
  const note = (/** @type {Seen} */ news) =>
    sessionStorage.setItem('bench-visit', JSON.stringify({ ...seen(), ...news }));
  const at = (time = performance.now()) => performance.timeOrigin + time;
  const title = () => document.querySelector('h1')?.textContent.trim() ?? '';
  const result = () => (search && document.querySelector(search.result)?.textContent) || '';
  const isField = (/** @type {EventTarget | null} */ target) =>
    search !== null && target instanceof Element && target.matches(search.input);

  addEventListener('focusin', ({ target }) => isField(target) && note({ focused: at() }), true);
  addEventListener(
    'input',
    ({ target, timeStamp }) => isField(target) && note({ typed: at(timeStamp), last: result() }),
    true,
  );
  addEventListener(
    'click',
    ({ timeStamp }) => note({ clicked: at(timeStamp), from: title() }),
    true,
  );

  let isWaiting = false;
  new MutationObserver(() => {
    if (isWaiting) return;
    const { typed, last, found, clicked, from, arrived } = seen();
    const isFound = typed && !found && result() && result() !== last;
    const hasArrived = clicked && !arrived && title() && title() !== from;
    if (!isFound && !hasArrived) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      note(isFound ? { found: at() } : { arrived: at() });
    });
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

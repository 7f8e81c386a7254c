import { tellIfSlow, tellIncomplete } from '../navigation/loadDocument.ts';
import { asksForSearch } from './asksForSearch.ts';

/** What readers do that only a script answers. */
const types = ['click', 'keydown', 'input', 'change', 'submit'];

/** Where the browser has acted on a click by itself; a second one would undo that or repeat it. */
const native = '[popovertarget], summary, label, form button';

/** What does nothing without its script. */
const scripted = '.scripted, [role="tab"], docs-island';

/** An event, and what the form control then said that it happened to. */
interface Kept extends Pick<HTMLInputElement, 'value' | 'checked'> {
  event: Event;
}

/**
 * Keeps what the reader does to a part of the page, an island or the shell, that has no script yet, and
 * does it again, once and in order, when the part is `data-hydrated`. Links are left to the browser.
 * Readers hear of a part that they need and that is `data-failed`, or does not come.
 *
 * The events stop here, at the window, before React sees them: once it has a root, it hydrates that for a
 * click and delivers the click too, but not to listeners that effects have yet to add.
 */
export function keepInput(): void {
  let all: Kept[] = [];
  let repeated = Promise.resolve();
  let endWait: (() => void) | undefined;

  function keep(event: Event): void {
    const part = findPart(event);
    if (!part || part.matches('[data-hydrated]') || isLeftToBrowser(event)) return;
    const { value, checked } = event.target as HTMLInputElement;
    all.push({ event, value, checked });
    if (isScripted(event)) endWait ??= tellIfSlow(location);
    // Ctrl+K is a key of the browser too.
    if (asksForSearch(event)) event.preventDefault();
    if (part.matches('[data-failed]')) review();
    else {
      event.stopImmediatePropagation();
      if (event.type === 'submit') event.preventDefault();
    }
  }

  function review(): void {
    const kept = all;
    all = [];
    let hasFailed = false;
    for (const one of kept) {
      const part = findPart(one.event);
      if (!part?.isConnected) continue;
      if (part.matches('[data-hydrated]')) {
        // One by one, so that React answers each before the next, as it would have.
        repeated = repeated.then(() => repeat(one));
      } else if (!part.matches('[data-failed]')) all.push(one);
      else hasFailed ||= isScripted(one.event);
    }
    if (!all.some(({ event }) => isScripted(event))) {
      endWait?.();
      endWait = undefined;
    }
    if (hasFailed) tellIncomplete();
  }

  for (const type of types) addEventListener(type, keep, true);
  new MutationObserver(review).observe(document, {
    subtree: true,
    attributeFilter: ['data-hydrated', 'data-failed'],
  });
}

/** The innermost part of the page that gets its script as a whole; the search belongs to the shell. */
function findPart(event: Event): Element | null {
  if (asksForSearch(event)) return document.getElementById('root');
  return findTarget(event, 'docs-island, #root');
}

/** Whether it was done to what does nothing without its script. */
function isScripted(event: Event): boolean {
  return asksForSearch(event) || findTarget(event, scripted) !== null;
}

function findTarget({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/** Links work as they are, and a box that is ticked says so by its click. */
function isLeftToBrowser(event: Event): boolean {
  return event.type === 'click'
    ? findTarget(event, 'a[href]') !== null
    : event.type !== 'keydown' && isBox(event.target);
}

function isBox(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);
}

function repeat({ event, value, checked }: Kept): void {
  const { target, type } = event;
  const Kind = event.constructor as new (type: string, init: EventInit) => Event;
  const copy = new Kind(type, event);
  if (type === 'click') {
    // The click ticks it again.
    if (isBox(target)) target.checked = !checked;
    else if (findTarget(event, native)) copy.preventDefault();
  } else if (value !== undefined && type !== 'keydown') {
    const field = target as TrackedField;
    // React may have rendered what it knows, and passes on only what differs from that.
    field.value = value;
    field._valueTracker?.setValue('\0');
  }
  target?.dispatchEvent(copy);
}

interface TrackedField extends HTMLInputElement {
  _valueTracker?: { setValue(value: string): void };
}

import { showIncompleteNotice, showNoticeIfSlow } from '../navigation/loadDocument.ts';
import type { EarlyRoot } from './prepareDocument.ts';
import { isSearchRequest, showSearch, typeInSearch } from './searchRequest.ts';

/** Types of events that only a script handles. */
const types = ['click', 'keydown', 'input', 'change', 'submit'];

/** Elements whose click the browser handles natively; repeating it would undo the effect or do it twice. */
const native = '[popovertarget], summary, label, form button';

/** Elements that do nothing without their script. */
const scripted = '.scripted, [role="tab"], islet-island';

/** A recorded event, and the value of the form control at that time. */
interface RecordedEvent extends Pick<HTMLInputElement, 'value' | 'checked'> {
  event: Event;
}

/**
 * Records what readers do to a part of the page, an island or the shell, before its script has loaded, and
 * replays it once and in order when the part is `data-hydrated`. Links are left to the browser. Readers are
 * told if a part they need is `data-failed` or takes long.
 *
 * The events are stopped here, at the window, before React sees them: once it has a root, it hydrates for a
 * click and delivers the click too, but not to listeners that effects add later. Returns whether they did something
 * before this script was there.
 */
export function recordInput(): boolean {
  let all: RecordedEvent[] = [];
  let replayed = Promise.resolve();
  let endWait: (() => void) | undefined;

  function record(event: Event): void {
    const part = findPart(event);
    if (!part || part.matches('[data-hydrated]') || isLeftToBrowser(event)) return;
    const { value, checked } = event.target as HTMLInputElement;
    all.push({ event, value, checked });
    if (isScripted(event)) endWait ??= showNoticeIfSlow(location);
    if (isSearchRequest(event)) {
      // The browser has its own action for Ctrl+K.
      event.preventDefault();
      showSearch();
    }
    if (part.matches('[data-failed]')) review();
    else {
      event.stopImmediatePropagation();
      if (event.type === 'submit') event.preventDefault();
    }
  }

  function review(): void {
    const recorded = all;
    all = [];
    let hasFailed = false;
    for (const one of recorded) {
      const part = findPart(one.event);
      if (!part?.isConnected) continue;
      if (part.matches('[data-hydrated]')) {
        // One at a time, so that React handles each before the next, as it would have.
        replayed = replayed.then(() => replay(one));
      } else if (!part.matches('[data-failed]')) all.push(one);
      else hasFailed ||= isScripted(one.event);
    }
    if (!all.some(({ event }) => isScripted(event))) {
      endWait?.();
      endWait = undefined;
    }
    if (hasFailed) showIncompleteNotice();
  }

  for (const type of types) addEventListener(type, record, true);
  new MutationObserver(review).observe(document, {
    subtree: true,
    attributeFilter: ['data-hydrated', 'data-failed'],
  });
  const root: EarlyRoot = document.documentElement;
  root.onclick = root.onkeydown = null;
  // Some hosts allow no inline scripts.
  const { k: early = [] } = root;
  for (const event of early) if (!typeInSearch(event)) record(event);
  return early.length > 0;
}

/** The innermost part of the page that is hydrated as a whole; the search belongs to the shell. */
function findPart(event: Event): Element | null {
  if (isSearchRequest(event)) return document.getElementById('~root');
  return findTarget(event, String.raw`islet-island, #\~root`);
}

/** Whether the target does nothing without its script. */
function isScripted(event: Event): boolean {
  return isSearchRequest(event) || findTarget(event, scripted) !== null;
}

function findTarget({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/**
 * Links work without script, the click of a checkbox is recorded instead of its input event, and the search reads
 * its text field once it has loaded.
 */
function isLeftToBrowser(event: Event): boolean {
  return event.type === 'click'
    ? findTarget(event, 'a[href]') !== null
    : event.type !== 'keydown' && (isBox(event.target) || findTarget(event, '.search') !== null);
}

function isBox(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(target.type);
}

function replay({ event, value, checked }: RecordedEvent): void {
  // The search was opened at once, and may have been closed since.
  if (isSearchRequest(event)) return;
  const { target, type } = event;
  const Kind = event.constructor as new (type: string, init: EventInit) => Event;
  const copy = new Kind(type, event);
  if (type === 'click') {
    // The replayed click checks it again.
    if (isBox(target)) target.checked = !checked;
    else if (findTarget(event, native)) copy.preventDefault();
  } else if (value !== undefined && type !== 'keydown') {
    const field = target as TrackedField;
    // React may already have rendered its state, and only reports values that differ from it.
    field.value = value;
    field._valueTracker?.setValue('\0');
  }
  target?.dispatchEvent(copy);
}

interface TrackedField extends HTMLInputElement {
  _valueTracker?: { setValue(value: string): void };
}

import { selectStoredTabs, selectTab, tabsPrefix } from '#client/early/restoreTabsEarly.ts';
import { findHashTarget } from '#client/navigation/arrival.ts';
import { writeStored } from '#client/storage.ts';
import { decodePath } from '#shared/url.ts';
import { nextTab } from '../rules/nextTab.ts';

/** Handles input on all tabs until the signal is aborted. */
export function watchTabs(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const tab = findTab(target);
      if (tab) chooseTab(tab);
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const tab = findTab(event.target);
      if (!tab) return;
      const tabs = [...(tab.parentElement?.children ?? [])];
      const place = {
        index: tabs.indexOf(tab),
        count: tabs.length,
        isRtl: tab.matches(':dir(rtl)'),
      };
      const next = findTab(tabs[nextTab(event.key, place) ?? -1] ?? null);
      if (!next) return;
      event.preventDefault();
      chooseTab(next);
      next.focus();
    },
    { signal },
  );
  addEventListener('hashchange', () => revealTarget()?.scrollIntoView(), { signal });
}

/** Selects the stored tab in every group; in a new document, `restoreTabsEarly` has already done it. */
export function restoreTabs(): void {
  try {
    selectStoredTabs();
  } catch {
    // Storage is blocked.
  }
}

/**
 * Selects the tabs that contain the target of the URL's hash; returns the target if the browser can't have scrolled to it,
 * because it was hidden, or because the letters of the hash aren't composed.
 */
export function revealTarget(): Element | null {
  const target = findHashTarget(location.hash);
  const anchor = decodePath(location.hash);
  let revealed: Element | null = anchor === anchor.normalize() ? null : target;
  for (
    let panel = target?.closest('.tab-panel[hidden]');
    panel;
    panel = panel.parentElement?.closest('.tab-panel[hidden]')
  ) {
    const tab = findTab(document.getElementById(panel.getAttribute('aria-labelledby') ?? ''));
    const tabs = tabsOf(panel);
    if (tabs) selectTab(tabs, tab?.dataset.value);
    revealed = target;
  }
  return revealed;
}

/** Selects a tab and the same tab in its group, keeping the scroll position relative to it. */
function chooseTab(tab: HTMLElement): void {
  // Browsers leave a focused tab as it is if a part of it is visible.
  tab.scrollIntoView({ block: 'nearest' });
  const { value = '' } = tab.dataset;
  const own = tabsOf(tab);
  const group = own?.dataset.tabs;
  const before = tab.getBoundingClientRect().top;
  if (own) selectTab(own, value);
  if (!group) return;
  writeStored('localStorage', tabsPrefix + group, value);
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    if (tabs.dataset.tabs === group) selectTab(tabs, value);
  }
  // The height of tabs above may have changed.
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function findTab(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest('.tab-list > [role="tab"]') : null;
}

function tabsOf(part: Element): HTMLElement | null {
  return part.closest('[data-tabs]');
}

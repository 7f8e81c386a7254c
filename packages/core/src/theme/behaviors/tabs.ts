import { findHashTarget } from '#client/navigation/arrival.ts';
import { readText, writeStored } from '#client/storage.ts';
import { nextTab } from '../rules/nextTab.ts';

/** In front of the name of a group, the key that its value is stored under (SPEC 2.8). */
const storagePrefix = 'docs-tabs-';

/** Makes all tabs work, until the signal comes. */
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

/** Shows the remembered value in every group that has one; the early script did it for a new document. */
export function restoreTabs(root: ParentNode): void {
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const value = tabs.dataset.tabs && readText('localStorage', storagePrefix + tabs.dataset.tabs);
    if (value) selectTab(tabs, value);
  }
}

/** Shows the tabs that the target of the address is in; gives the target if one was hidden. */
export function revealTarget(): Element | null {
  const target = findHashTarget(location.hash);
  let revealed: Element | null = null;
  for (
    let panel = target?.closest('.tab-panel[hidden]');
    panel;
    panel = panel.parentElement?.closest('.tab-panel[hidden]')
  ) {
    const tab = findTab(document.getElementById(panel.getAttribute('aria-labelledby') ?? ''));
    if (tab) selectTab(tabsOf(tab), tab.dataset.value);
    revealed = target;
  }
  return revealed;
}

/** Shows a tab and those of the same value in its group, leaving the reader where they are. */
function chooseTab(tab: HTMLElement): void {
  const { value = '' } = tab.dataset;
  const own = tabsOf(tab);
  const group = own.dataset.tabs;
  const before = tab.getBoundingClientRect().top;
  selectTab(own, value);
  if (!group) return;
  writeStored('localStorage', storagePrefix + group, value);
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    if (tabs.dataset.tabs === group) selectTab(tabs, value);
  }
  // Tabs above may have become higher or lower.
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Shows the tab of that value, if there is one. `earlyTabs.ts` says the same in short. */
function selectTab(tabs: HTMLElement, value: string | undefined): void {
  const [list, ...panels] = tabs.children;
  const all = [...(list?.children ?? [])].filter((tab) => tab instanceof HTMLElement);
  if (!all.some((tab) => tab.dataset.value === value)) return;
  all.forEach((tab, index) => {
    const isSelected = tab.dataset.value === value;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    panels[index]?.toggleAttribute('hidden', !isSelected);
  });
}

function findTab(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest('.tab-list > [role="tab"]') : null;
}

function tabsOf(tab: HTMLElement): HTMLElement {
  const tabs = tab.closest<HTMLElement>('[data-tabs]');
  if (!tabs) throw new Error('A tab stands outside of its tabs.');
  return tabs;
}

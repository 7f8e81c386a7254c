/** Prefix of the storage key of a tab group (SPEC 2.8). */
export const tabsPrefix = 'islet-tabs-';

/**
 * Runs in the `<head>` of documents with tabs (`compiledScripts.mjs`): selects remembered ones while the document is being
 * parsed, before they are painted. It only observes the document if something is stored. Tabs that are not parsed
 * completely yet are handled by a later call.
 */
export function restoreTabsEarly(): void {
  try {
    if (Object.keys(localStorage).join().includes(tabsPrefix)) {
      const observer = new MutationObserver(selectStoredTabs);
      observer.observe(document, { childList: true, subtree: true });
      addEventListener('DOMContentLoaded', () => observer.disconnect());
    }
  } catch {
    // Storage is blocked.
  }
}

/** Selects the stored tab in every group. Throws if storage is blocked. */
export function selectStoredTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]'))
    selectTab(tabs, localStorage[tabsPrefix + tabs.dataset.tabs]);
}

/** Selects the tab with this value, if there is one. */
export function selectTab(tabs: Element, value: string | undefined): void {
  const all = [...tabs.querySelectorAll<HTMLElement>(':scope>.tab-list>*')];
  const selected = all.find((tab) => tab.dataset.value === value);
  if (!selected) return;
  all.forEach((tab, index) => {
    const isSelected = tab === selected;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    tabs.children[index + 1]?.toggleAttribute('hidden', !isSelected);
  });
}

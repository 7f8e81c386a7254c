import type { KeyboardEvent } from 'react';
import { useSite } from '#client/context.ts';
import type { SearchGroup } from '#search/searchTypes.ts';
import { moveChoice } from './searchOptions.ts';

export interface IndexTabsProps {
  /** Id of the tab panel. */
  panel: string;
  groups: SearchGroup[];
  current: number;
  onChange: (tab: number) => void;
}

const arrows: Record<string, Record<string, string>> = {
  ltr: { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' },
  rtl: { ArrowLeft: 'ArrowDown', ArrowRight: 'ArrowUp' },
};

/** Id of a tab by its index. */
export const tabId = (tab: number): string => `search-tab-${tab}`;

/** A tab for each index, if there are several (SPEC 2.7). */
export function IndexTabs({ panel, groups, current, onChange }: IndexTabsProps) {
  const { title, labels } = useSite();

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { direction } = getComputedStyle(event.currentTarget);
    const key = arrows[direction]?.[event.key] ?? event.key;
    const next = moveChoice(key, current, groups.length);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    const tab = event.currentTarget.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  }
  return (
    <div
      className="search-tabs"
      role="tablist"
      aria-label={labels.searchResults}
      onKeyDown={onKeyDown}
    >
      {groups.map(({ index, total }, tab) => (
        <button
          key={index}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-controls={panel}
          aria-selected={tab === current}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChange(tab)}
        >
          <span>{index || title}</span> <span className="search-count">{total}</span>
        </button>
      ))}
    </div>
  );
}

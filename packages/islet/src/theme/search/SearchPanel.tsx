import { type MouseEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '#client/context.ts';
import { isPlainClick } from '#client/navigation/linkRules.ts';
import { fillLabel } from '#shared/fillLabel.ts';
import { Icon } from '../components/Icon.tsx';
import { SearchAnswer } from '../components/SearchAnswer.tsx';
import { IndexTabs, tabId } from './IndexTabs.tsx';
import { answerId, ResultList } from './ResultList.tsx';
import { addRecentSearch, readRecentSearches, removeRecentSearch } from './recentQueries.ts';
import { SearchKeys } from './SearchKeys.tsx';
import { SearchMessages } from './SearchMessages.tsx';
import { SectionFilter } from './SectionFilter.tsx';
import { matchedWords, namesOf, pageLimits } from './searchOptions.ts';
import { useBackdrop } from './useBackdrop.ts';
import { type Panel, type PanelOptions, usePanel } from './usePanel.ts';
import { listId, useResultKeys } from './useResultKeys.ts';
import { useSavedView } from './useSavedView.ts';
import type { AnswerView } from './viewAnswer.ts';

const panelId = '~search-panel';

export interface SearchPanelProps extends PanelOptions {
  /** Called when the reader opens a section, with its link and the words that matched in it. */
  onFollow: (link: string, words: string[]) => void;
  /** Called when the reader wants to retry after an index failed. */
  onRetry: () => void;
}

/**
 * What the search dialog shows below its text field (SPEC 2.7), which is a combobox: the listbox has a line for
 * each section found. Focus stays in the field; `aria-activedescendant` refers to the chosen line.
 */
export function SearchPanel({ onFollow, onRetry, ...options }: SearchPanelProps) {
  const { field } = options;
  const panel = usePanel(options);
  const { question, view } = panel;
  const [recent, setRecent] = useState(readRecentSearches);
  const results = useRef<HTMLDivElement>(null);
  const keep = useSavedView(panel, results);
  const remember = () => view.isStart || setRecent(addRecentSearch(view.query));
  useResultKeys(field, panel, remember);
  useBackdrop(field.current?.closest('dialog'));
  const focusField = () => field.current?.focus();

  function pick(picked: string): void {
    if (field.current) field.current.value = picked;
    panel.ask(picked, false);
    focusField();
  }

  function onClick(event: MouseEvent<HTMLElement>): void {
    const target = event.target instanceof Element ? event.target.closest('a, button') : null;
    if (target instanceof HTMLButtonElement) focusField();
    if (!(target instanceof HTMLAnchorElement)) return;
    remember();
    if (target.target || !isPlainClick(event.nativeEvent)) return;
    keep(target.id, target.href);
    field.current?.closest('dialog')?.close();
    onFollow(target.href, wordsOf(view, target.id));
  }

  return (
    <>
      {question.text !== '' && field.current?.parentElement && (
        <ClearButton parent={field.current.parentElement} onClear={() => pick('')} />
      )}
      <Filters panel={panel} onPressed={focusField} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Its links are what is clicked. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: The keys are the combobox's. */}
      <div
        ref={results}
        id={panelId}
        className="search-body"
        data-status={view.status}
        onClick={onClick}
        {...(view.hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(view.tab) })}
      >
        <SearchAnswer query={question.text} />
        <SearchMessages
          panel={panel}
          queries={recent}
          onPick={pick}
          onRemove={(removed) => setRecent(removeRecentSearch(removed))}
          onRetry={onRetry}
        />
        <Results panel={panel} />
      </div>
      <Count view={view} />
      <SearchKeys hasLines={view.lines.length > 0} />
    </>
  );
}

/** Tabs for the indexes, and buttons for the sections of one. */
function Filters({ panel, onPressed }: { panel: Panel; onPressed: () => void }) {
  const { question, view } = panel;
  return (
    <>
      {view.hasTabs && (
        <IndexTabs
          panel={panelId}
          groups={view.groups}
          current={view.tab}
          onChange={panel.chooseTab}
        />
      )}
      {view.group?.folders && (
        <SectionFilter
          folders={view.group.folders}
          chosen={question.folder}
          onChoose={panel.chooseFolder}
          onPressed={onPressed}
        />
      )}
    </>
  );
}

/** The words that matched in a line, or the names on the answer card. */
function wordsOf({ answer, pages }: AnswerView, line: string): string[] {
  if (line === answerId) return namesOf(answer);
  const option = pages.flatMap(({ options }) => options).find(({ id }) => id === line);
  return option ? matchedWords(option.suggestion) : [];
}

/** A button in the frame of the text field. */
function ClearButton({ parent, onClear }: { parent: Element; onClear: () => void }) {
  const { labels } = useSite();
  return createPortal(
    <button
      type="button"
      className="search-clear"
      aria-label={labels.clearSearch}
      onClick={onClear}
    >
      <Icon name="close" />
    </button>,
    parent,
  );
}

/** The lines, and a button that shows more of them. */
function Results({ panel: { view, choose, askNow } }: { panel: Panel }) {
  const { labels } = useSite();
  const { group, lines, tab } = view;
  return (
    <>
      {lines.length > 0 && (
        <ResultList
          id={listId}
          name={view.isStart ? labels.firstPages : labels.searchResults}
          answer={view.answer}
          groups={view.pages}
          chosen={view.chosen}
          opensTab={tab > 0}
          onPoint={choose}
        />
      )}
      {group && view.hasMore && (
        <button type="button" className="search-all" onClick={() => askNow(pageLimits.all)}>
          {fillLabel(labels.showAllResults, { count: Math.min(group.total, pageLimits.all) })}
        </button>
      )}
    </>
  );
}

/** Tells screen readers how many results there are. */
function Count({ view: { status, group } }: { view: AnswerView }) {
  const { labels } = useSite();
  return (
    <p className="visually-hidden" role="status">
      {status === 'answered' && fillLabel(labels.resultCount, { count: group?.total ?? 0 })}
    </p>
  );
}

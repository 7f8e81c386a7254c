import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '#client/context.ts';
import { isPlainClick } from '#client/navigation/links.ts';
import type { PageLink } from '#common/navigation.ts';
import type { SearchClient } from '#search/browser/createSearchClient.ts';
import { Icon } from '../components/Icon.tsx';
import { fillLabel } from './fillLabel.ts';
import { IndexTabs, tabId } from './IndexTabs.tsx';
import { keepView, readKeptView, type SearchView, shareQuery } from './keptSearch.ts';
import { answerId, ResultList } from './ResultList.tsx';
import { addRecentSearch, readRecentSearches, removeRecentSearch } from './recentSearches.ts';
import { SearchKeys } from './SearchKeys.tsx';
import { NoAnswer, NothingFound } from './SearchMessage.tsx';
import { SearchStart } from './SearchStart.tsx';
import { SectionFilter } from './SectionFilter.tsx';
import {
  groupOptions,
  listPages,
  matchedWords,
  moveChoice,
  namesOf,
  pageLimits,
  toQuestion,
} from './searchOptions.ts';
import { useBackdrop } from './useBackdrop.ts';
import { useCombobox } from './useCombobox.ts';
import { useSearch } from './useSearch.ts';

const listId = '~search-results';
const panelId = '~search-panel';

export interface SearchPanelProps {
  searcher: SearchClient;
  /** The text field of the dialog, which may have a text already. */
  field: RefObject<HTMLInputElement | null>;
  /** Whether the last key in the field was Enter. */
  isEntered: Readonly<RefObject<boolean>>;
  /** Pages to show while the box is empty. */
  firstPages: readonly PageLink[];
  /** Called when the reader opens a section, with its link and the words that matched in it. */
  onFollow: (link: string, words: string[]) => void;
  /** Called when the reader wants to retry after an index failed. */
  onRetry: () => void;
}

/**
 * What the search dialog shows below its text field (SPEC 2.7), which is a combobox: the listbox has a line for
 * each section found. Focus stays in the field; `aria-activedescendant` refers to the chosen line.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: mostly markup, all of one dialog
export function SearchPanel({ searcher, field, firstPages, ...props }: SearchPanelProps) {
  const { onFollow, onRetry } = props;
  const { labels } = useSite();
  const [kept] = useState(() => findKept(field.current?.value));
  const [question, setQuestion] = useState(() => ({
    ...toQuestion(field.current?.value ?? '', kept === null, kept?.folder ?? undefined),
    ...(kept && { limit: kept.limit }),
  }));
  const [tab, setTab] = useState(kept?.tab ?? 0);
  const [choice, setChoice] = useState({ query: kept?.query ?? '', line: kept?.line ?? '' });
  const [isEntered, setIsEntered] = useState(() => props.isEntered.current);
  const [recent, setRecent] = useState(readRecentSearches);
  const panel = useRef<HTMLDivElement>(null);
  const isFollowed = useRef(false);
  const { groups, status, ...answered } = useSearch(searcher, question);
  const isEmpty = status === 'empty';
  const query = isEmpty ? '' : answered.query;
  const isWaiting = status === 'searching' || status === 'slow';

  const tabIndex = tab < groups.length ? tab : 0;
  const group = isEmpty ? undefined : groups[tabIndex];
  const hasTabs = group !== undefined && groups.length > 1;
  const answer = group?.answer ?? null;
  const found = groupOptions(group?.hits ?? []);
  const isNothing = status === 'answered' && found.length === 0 && !answer;
  // What readers can start with before they type, or if nothing was found.
  const isStart = isEmpty || isNothing;
  const pages = isStart ? listPages(firstPages) : found;
  const lines = [
    ...(answer ? [answerId] : []),
    ...pages.flatMap(({ options }) => options.map(({ id }) => id)),
  ];
  // A new answer preselects its best line; the initial list has no selection.
  const best = answer ? answerId : pages[0]?.best;
  const isChosen = choice.query === query && lines.includes(choice.line);
  const chosen = isChosen ? choice.line : isStart ? undefined : best;
  const hasMore =
    group !== undefined && question.limit < pageLimits.all && group.total > group.hits.length;

  const choose = (line = '') => setChoice({ query, line });

  /** Only typed text is debounced (SPEC 2.7), not a choice from a list. */
  function ask(text: string, isTyped: boolean): void {
    setQuestion(toQuestion(text, isTyped, text ? question.folder : undefined));
    setIsEntered(false);
  }

  const showAll = () => setQuestion({ ...question, isTyped: false, limit: pageLimits.all });

  function chooseFolder(folder: string | undefined): void {
    setQuestion(toQuestion(question.text, false, folder));
    choose();
  }

  function changeTab(next: number): void {
    setTab(next);
    choose();
  }

  useEffect(() => {
    if (chosen) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  // Until the reader asks for something else, the results are where they were left.
  useLayoutEffect(() => {
    if (kept && status === 'answered' && query === kept.query && panel.current)
      panel.current.scrollTop = kept.top;
  }, [kept, status, query]);

  useEffect(() => {
    if (!isWaiting && !isFollowed.current) shareQuery(query);
  }, [isWaiting, query]);
  useEffect(
    () => () => {
      if (!isFollowed.current) keepView(null);
    },
    [],
  );

  // If Enter was pressed before the answer arrived, open its best line now.
  useEffect(() => {
    if (!isEntered || isWaiting) return;
    setIsEntered(false);
    if (chosen) document.getElementById(chosen)?.click();
  }, [isEntered, isWaiting, chosen]);

  const focusInput = () => field.current?.focus();

  function pick(picked: string): void {
    if (field.current) field.current.value = picked;
    ask(picked, false);
    focusInput();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // The lines may still belong to an earlier query.
      const line = chosen && document.getElementById(chosen);
      if (isWaiting) {
        setQuestion({ ...question, isTyped: false });
        setIsEntered(!event.ctrlKey && !event.metaKey);
      } else if (line instanceof HTMLAnchorElement) follow(line, event);
      return;
    }
    const position = lines.indexOf(chosen ?? '');
    const next = moveChoice(event.key, position, lines.length);
    if (next === null || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Moving past the last line loads more pages.
    if (event.key === 'ArrowDown' && next === 0 && hasMore) showAll();
    else choose(lines[next]);
  }

  const remember = () => isStart || setRecent(addRecentSearch(query));

  /** Enter works like a click; with Ctrl or Cmd it opens a new tab, like such a click. */
  function follow(line: HTMLAnchorElement, { ctrlKey, metaKey }: KeyboardEvent): void {
    if (ctrlKey || metaKey) {
      remember();
      open(line.href, '_blank', 'noopener');
    } else line.click();
  }

  function wordsOf(id: string): string[] {
    const option = pages.flatMap(({ options }) => options).find((option) => option.id === id);
    return option ? matchedWords(option.suggestion) : [];
  }

  function onListClick(event: MouseEvent<HTMLElement>): void {
    const line = event.target instanceof Element ? event.target.closest('a') : null;
    if (!line) return;
    remember();
    if (line.target || !isPlainClick(event.nativeEvent)) return;
    if (!isEmpty) {
      const { limit, folder = null } = question;
      const top = panel.current?.scrollTop ?? 0;
      keepView({ ...{ query, limit, folder, top }, tab: tabIndex, line: line.id });
      isFollowed.current = true;
    }
    field.current?.closest('dialog')?.close();
    onFollow(line.href, line.id === answerId ? namesOf(answer) : wordsOf(line.id));
  }

  useBackdrop(field.current?.closest('dialog'));
  useCombobox(field, {
    listId,
    isExpanded: lines.length > 0,
    chosen,
    onInput: (text) => ask(text, true),
    onKeyDown,
  });

  return (
    <>
      {question.text !== '' &&
        field.current?.parentElement &&
        createPortal(
          <button
            type="button"
            className="search-clear"
            aria-label={labels.clearSearch}
            onClick={() => pick('')}
          >
            <Icon name="close" />
          </button>,
          field.current.parentElement,
        )}
      {hasTabs && (
        <IndexTabs panel={panelId} groups={groups} current={tabIndex} onChange={changeTab} />
      )}
      {group?.folders && (
        <SectionFilter
          folders={group.folders}
          chosen={question.folder}
          onChoose={chooseFolder}
          onPressed={focusInput}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Its links are what is clicked. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: The keys are the combobox's. */}
      <div
        ref={panel}
        id={panelId}
        className="search-body"
        data-status={status}
        onClick={onListClick}
        {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': tabId(tabIndex) })}
      >
        {isEmpty && (
          <SearchStart
            hasPages={lines.length > 0}
            queries={recent}
            onPick={pick}
            onRemove={(removed) => {
              setRecent(removeRecentSearch(removed));
              focusInput();
            }}
          />
        )}
        {(status === 'failed' || status === 'slow') && (
          <NoAnswer
            hasFailed={status === 'failed'}
            onRetry={() => {
              onRetry();
              focusInput();
            }}
          />
        )}
        {status === 'searching' && lines.length === 0 && (
          <p className="search-message search-waiting">{labels.searching}</p>
        )}
        {isNothing && (
          <NothingFound
            query={query}
            spellings={group?.spellings ?? []}
            onPick={pick}
            onWiden={
              question.folder === undefined || !group?.folders?.length
                ? undefined
                : () => {
                    chooseFolder(undefined);
                    focusInput();
                  }
            }
          />
        )}
        {isNothing && pages.length > 0 && <h2>{labels.firstPages}</h2>}
        {lines.length > 0 && (
          <ResultList
            id={listId}
            name={isStart ? labels.firstPages : labels.searchResults}
            answer={answer}
            groups={pages}
            chosen={chosen}
            opensTab={tabIndex > 0}
            onPoint={choose}
          />
        )}
        {hasMore && (
          <button
            type="button"
            className="search-all"
            onClick={() => {
              showAll();
              focusInput();
            }}
          >
            {fillLabel(labels.showAllResults, { count: Math.min(group.total, pageLimits.all) })}
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {status === 'answered' && fillLabel(labels.resultCount, { count: group?.total ?? 0 })}
      </p>
      <SearchKeys hasLines={lines.length > 0} />
    </>
  );
}

/** The view that readers come back to, unless they have typed something else since. */
function findKept(text: string | undefined): SearchView | null {
  const view = readKeptView();
  return view?.query === text ? view : null;
}

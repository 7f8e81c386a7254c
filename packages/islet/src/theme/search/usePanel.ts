import { type RefObject, useEffect, useState } from 'react';
import type { SearchClient } from '#search/browser/createSearchClient.ts';
import type { PageLink } from '#shared/navigation.ts';
import { readSavedView, readSharedFolder, type SearchView } from './savedSearch.ts';
import { toQuestion } from './searchOptions.ts';
import { type Question, useSearch } from './useSearch.ts';
import { type AnswerView, viewAnswer } from './viewAnswer.ts';

export interface PanelOptions {
  searcher: SearchClient;
  /** The text field of the dialog, which may have a text already. */
  field: RefObject<HTMLInputElement | null>;
  /** Whether the last key in the field was Enter. */
  isEntered: Readonly<RefObject<boolean>>;
  /** Pages to show while the box is empty. */
  firstPages: readonly PageLink[];
}

/** What the search dialog asks and shows, and what readers can change. */
export interface Panel {
  /** The view that the reader comes back to. */
  saved: SearchView | null;
  question: Question;
  view: AnswerView;
  /** Whether Enter was pressed before the answer arrived. */
  isEntered: boolean;
  setIsEntered: (isEntered: boolean) => void;
  /** Asks another question; only typed ones are debounced (SPEC 2.7). */
  ask: (text: string, isTyped: boolean) => void;
  /** Asks the same question at once, for up to `limit` pages. */
  askNow: (limit: number) => void;
  chooseFolder: (folder?: string) => void;
  chooseTab: (tab: number) => void;
  /** Chooses a line by its id; by default, the best one. */
  choose: (line?: string) => void;
}

/** Holds the state of the search dialog. */
export function usePanel({ searcher, field, firstPages, ...pressed }: PanelOptions): Panel {
  const [saved] = useState(() => findSaved(field.current?.value));
  const [question, setQuestion] = useState(() => {
    const text = field.current?.value ?? '';
    const folder = saved ? (saved.folder ?? undefined) : readSharedFolder(text);
    return { ...toQuestion(text, saved === null, folder), ...(saved && { limit: saved.limit }) };
  });
  const [tab, setTab] = useState(saved?.tab ?? 0);
  const [choice, setChoice] = useState({ query: saved?.query ?? '', line: saved?.line ?? '' });
  const [isEntered, setIsEntered] = useState(() => pressed.isEntered.current);
  const { limit, folder, text } = question;
  const view = viewAnswer(useSearch(searcher, question), { firstPages, tab, choice, limit });
  const { query, chosen } = view;
  const choose = (line = '') => setChoice({ query, line });

  useEffect(() => {
    if (chosen) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  return {
    ...{ saved, question, view, isEntered, setIsEntered, choose },
    ask(asked, isTyped) {
      setQuestion(toQuestion(asked, isTyped, asked ? folder : undefined));
      setIsEntered(false);
    },
    askNow: (most) => setQuestion({ ...question, isTyped: false, limit: most }),
    chooseFolder(next) {
      setQuestion(toQuestion(text, false, next));
      choose();
    },
    chooseTab(next) {
      setTab(next);
      choose();
    },
  };
}

/** The view that readers come back to, unless they have typed something else since. */
function findSaved(text: string | undefined): SearchView | null {
  const view = readSavedView();
  return view?.query === text ? view : null;
}

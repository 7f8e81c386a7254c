import { useSite } from 'islet/client';
import { useEffect, useRef, useState } from 'react';
import recorded from '../public/explorer/start.json';
import { type Choice, firstChoice, keyOf, type OptionName } from './choices.ts';
import { readChoice, writeChoice } from './choiceUrl.ts';
import { type ComparedFile, compareFiles, pickFile } from './compareFiles.ts';
import {
  type ExplorerData,
  type ExplorerStart,
  findOutput,
  type HighlightedLines,
  isExplorerData,
  type WrittenFiles,
} from './explorerData.ts';

export const start: ExplorerStart = recorded;

/** The displayed choice with its files, and the one before it, if any. */
export interface ShownChoice {
  choice: Choice;
  files: WrittenFiles;
  before: { choice: Choice; files: WrittenFiles } | null;
  compared: ComparedFile[];
  /** Path of the displayed file. */
  path: string;
  html: HighlightedLines;
}

const firstShown: ShownChoice = {
  ...start,
  choice: firstChoice,
  before: null,
  compared: compareFiles(start.files, start.files),
  path: Object.keys(start.files)[0] ?? '',
};

export interface Explorer {
  /** The selected choice; `shown` follows when its data is loaded. */
  choice: Choice;
  shown: ShownChoice;
  isHydrated: boolean;
  hasFailed: boolean;
  change(choice: Choice): void;
  /** Shows another file, given by path. */
  open(path: string): void;
}

/**
 * The state of an output explorer. The outputs of a format are fetched when they are first needed.
 * The choice is in the query string, so that it can be shared and is restored after going
 * back. It adds no history entries, so that one step back still leaves the page.
 */
export function useExplorer(offered: readonly OptionName[]): Explorer {
  const { base } = useSite();
  const [isHydrated, setIsHydrated] = useState(false);
  const [choice, setChoice] = useState<Choice>(firstChoice);
  const [shown, setShown] = useState(firstShown);
  const [hasFailed, setHasFailed] = useState(false);
  const formats = useRef(new Map<string, Promise<ExplorerData>>());
  const latest = useRef(choice);

  function load(format: string): Promise<ExplorerData> {
    const loading = formats.current.get(format) ?? fetchFormat(`${base}explorer/${format}.json`);
    formats.current.set(format, loading);
    loading.catch(() => formats.current.delete(format));
    return loading;
  }

  async function show(next: Choice): Promise<void> {
    if (keyOf(next) === keyOf(latest.current)) return;
    latest.current = next;
    setChoice(next);
    try {
      const data = await load(next.format);
      if (latest.current !== next) return;
      setShown((last) => followChoice(last, next, data));
      setHasFailed(false);
    } catch (error) {
      console.error(error);
      if (latest.current === next) setHasFailed(true);
    }
  }

  useEffect(() => {
    const { pathname } = location;
    // During a navigation, the URL is already that of the next page.
    const restore = () => {
      if (location.pathname === pathname) void show(readChoice(location.search, offered));
    };
    setIsHydrated(true);
    restore();
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, []);

  function change(next: Choice): void {
    void show(next);
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', `${pathname}${writeChoice(search, next)}${hash}`);
  }

  const open = (path: string) => setShown((last) => ({ ...last, path }));
  return { choice, shown, isHydrated, hasFailed, change, open };
}

function followChoice(last: ShownChoice, choice: Choice, data: ExplorerData): ShownChoice {
  const files = findOutput(data, choice);
  const compared = compareFiles(files, last.files);
  return {
    choice,
    files,
    before: { choice: last.choice, files: last.files },
    compared,
    path: pickFile(compared, last.path),
    html: { ...last.html, ...data.html },
  };
}

async function fetchFormat(url: string): Promise<ExplorerData> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const data: unknown = await response.json();
  if (!isExplorerData(data)) throw new Error(`${url} isn't the data of an output explorer.`);
  return data;
}

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
import { documentedRelease, folderOf, readRelease, writeRelease } from './explorerReleases.ts';

const start: ExplorerStart = recorded;

/** The displayed choice with its files, and the one before it, if any. */
export interface ShownChoice {
  choice: Choice;
  /** The release that wrote the files: `1.0.1`. */
  release: string;
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
  release: documentedRelease,
  before: null,
  compared: compareFiles(start.files, start.files),
  path: Object.keys(start.files)[0] ?? '',
};

export interface Explorer {
  /** The selected choice; `shown` follows when its data is loaded. */
  choice: Choice;
  release: string;
  shown: ShownChoice;
  isHydrated: boolean;
  hasFailed: boolean;
  change(choice: Choice): void;
  /** Shows the output of another release, whose data is fetched then. */
  changeRelease(release: string): void;
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
  const [wanted, setWanted] = useState<Wanted>(firstShown);
  const [shown, setShown] = useState(firstShown);
  const [hasFailed, setHasFailed] = useState(false);
  const formats = useRef(new Map<string, Promise<ExplorerData>>());
  const latest = useRef(wanted);

  function load(file: string): Promise<ExplorerData> {
    const loading = formats.current.get(file) ?? fetchFormat(`${base}explorer/${file}.json`);
    formats.current.set(file, loading);
    loading.catch(() => formats.current.delete(file));
    return loading;
  }

  async function show(next: Wanted): Promise<void> {
    if (nameOf(next) === nameOf(latest.current)) return;
    latest.current = next;
    setWanted(next);
    try {
      const data = await load(`${folderOf(next.release)}${next.choice.format}`);
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
      const { search } = location;
      if (location.pathname === pathname)
        void show({ choice: readChoice(search, offered), release: readRelease(search) });
    };
    setIsHydrated(true);
    restore();
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, []);

  function follow(next: Wanted): void {
    void show(next);
    const { pathname, search, hash } = location;
    const query = writeRelease(writeChoice(search, next.choice), next.release);
    history.replaceState(history.state, '', `${pathname}${query}${hash}`);
  }

  const open = (path: string) => setShown((last) => ({ ...last, path }));
  const change = (choice: Choice) => follow({ ...wanted, choice });
  const changeRelease = (release: string) => follow({ ...wanted, release });
  return { ...wanted, shown, isHydrated, hasFailed, change, changeRelease, open };
}

/** What the reader has selected. */
type Wanted = Pick<ShownChoice, 'choice' | 'release'>;

const nameOf = ({ choice, release }: Wanted): string => `${release} ${keyOf(choice)}`;

function followChoice(last: ShownChoice, wanted: Wanted, data: ExplorerData): ShownChoice {
  const files = findOutput(data, wanted.choice);
  const compared = compareFiles(files, last.files);
  return {
    choice: wanted.choice,
    release: wanted.release,
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

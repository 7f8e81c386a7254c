const storageKey = 'docs-scroll';

/** Positions kept per tab; older ones are of no use to anybody. */
const limit = 50;

type Position = [x: number, y: number];

/** Remembers where the reader was on each entry of the tab's history. */
export interface ScrollMemory {
  /** Notes the position on the entry that is shown; before its content is replaced. */
  save(): void;
  /** Adds an entry to the history, to be shown now. */
  push(url: URL): void;
  /** Takes the current entry of the history as the one that is shown. */
  arrive(): void;
  /** Scrolls to where the shown entry was left; false when it was never there. */
  restore(): boolean;
}

/**
 * Takes over scroll restoration from the browser, which would scroll before the content is there.
 * The browser has it back whenever the document is left, so that a reload works without script.
 */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, Position>(readStored());
  let shown = ensureKey();

  const save = () => {
    positions.delete(shown);
    positions.set(shown, [scrollX, scrollY]);
  };

  history.scrollRestoration = 'manual';
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    save();
    writeStored([...positions].slice(-limit));
  });

  return {
    save,
    push(url) {
      shown = createKey();
      history.pushState({ key: shown }, '', url);
    },
    arrive() {
      shown = ensureKey();
    },
    restore() {
      const position = positions.get(shown);
      if (position) scrollTo({ left: position[0], top: position[1], behavior: 'instant' });
      return position !== undefined;
    },
  };
}

/** The key of the current history entry, which gets one if the browser made it. */
function ensureKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = createKey();
  history.replaceState({ ...state, key }, '');
  return key;
}

function createKey(): string {
  return Math.random().toString(36).slice(2);
}

function readStored(): Array<[string, Position]> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Array<[string, Position]>;
  } catch {
    return [];
  }
}

function writeStored(positions: Array<[string, Position]>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Blocked or full: positions then last as long as the document.
  }
}

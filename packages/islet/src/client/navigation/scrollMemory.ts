import { readStored, writeStored } from '../storage.ts';

const storageKey = 'islet-scroll';

/** Number of positions kept per tab. */
const limit = 50;

type Position = [x: number, y: number];

/** How a navigation changes the history; after a `pop`, the browser has already changed it. */
export type Move = 'push' | 'replace' | 'pop';

/** Remembers the scroll position of each entry in the tab's history. */
export interface ScrollMemory {
  /** Saves the position of the current entry; call it before its content is replaced. */
  save(): void;
  /** Saves the position and makes another entry current: a new one, the same with another URL, or the browser's. */
  move(url: URL, kind: Move): void;
  /** Makes the browser's current history entry the current one here. */
  arrive(): void;
  /** Scrolls to the saved position of the current entry; false if there is none. */
  restore(): boolean;
}

/**
 * Replaces the browser's scroll restoration, which would scroll before the content is there. It is
 * handed back whenever the document is left, so that a reload works without script.
 */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map(readStored('sessionStorage', storageKey, arePositions) ?? []);
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
    writeStored('sessionStorage', storageKey, JSON.stringify([...positions].slice(-limit)));
  });

  return {
    save,
    move(url, kind) {
      save();
      if (kind === 'push') history.pushState({ key: createKey() }, '', url);
      else if (kind === 'replace') history.replaceState(history.state, '', url);
      shown = ensureKey();
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

/** The key of the current history entry; entries created by the browser get one here. */
function ensureKey(): string {
  // Other scripts and extensions may store anything here.
  const state: unknown = history.state;
  const old = typeof state === 'object' ? state : null;
  if (old && 'key' in old && typeof old.key === 'string') return old.key;
  const key = createKey();
  history.replaceState({ ...old, key }, '');
  return key;
}

function createKey(): string {
  return Math.random().toString(36).slice(2);
}

function arePositions(value: unknown): value is Array<[string, Position]> {
  return Array.isArray(value) && value.every(isEntry);
}

function isEntry(value: unknown): boolean {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false;
  const position: unknown = value[1];
  return Array.isArray(position) && position.length === 2 && position.every(Number.isFinite);
}

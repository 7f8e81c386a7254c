import { readStored, writeStored } from '../storage.ts';

const storageKey = 'docs-scroll';

/** Positions kept per tab; older ones are of no use. */
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
  // Other scripts and extensions may have put anything here.
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

import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isDark, oppositeAppearance, parseAppearance } from './appearance.ts';
import { listFlags } from './listFlags.ts';
import { prepareDocument } from './prepareDocument.ts';

interface Surroundings {
  stored?: string | null;
  systemDark?: boolean;
  darkMode?: 'on' | 'off';
  search?: string;
  blocked?: boolean;
  announcement?: string;
  dismissed?: string;
}

/** The root element, as far as `prepareDocument` can see it. */
interface Root {
  classList: { add(name: string): void };
  dataset: Record<string, string>;
  k?: unknown[];
  onclick?(event: object): unknown;
  onkeydown?(event: object): unknown;
}

/** A document before its first script. */
function openDocument(surroundings: Surroundings) {
  const { stored = null, systemDark = false, search = '' } = surroundings;
  const { darkMode, blocked, announcement, dismissed } = surroundings;
  const classes: string[] = [];
  const dataset: Record<string, string> = {
    ...(darkMode && { darkMode }),
    ...(announcement && { announcement }),
  };
  const entries = {
    ...(stored !== null && { 'islet-theme-appearance': stored }),
    ...(dismissed !== undefined && { [dismissed]: '' }),
  };
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const listeners: Array<(event: { target: object }) => void> = [];
  let reloads = 0;
  const root: Root = {
    classList: { add: (name: string) => classes.push(name) },
    dataset,
  };
  const globals = {
    document: { documentElement: root },
    localStorage: blocked ? new Proxy({}, { get: refuse, has: refuse }) : entries,
    matchMedia: (query: string) => ({
      matches: query === '(prefers-color-scheme: dark)' && systemDark,
    }),
    location: { search, reload: () => reloads++ },
    addEventListener: (type: string, listener: (event: { target: object }) => void) =>
      type === 'error' && listeners.push(listener),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  prepareDocument();
  return {
    shown: () => ({
      dark: classes.join(' ') === 'dark',
      query: dataset.query,
      isDismissed: 'dismissed' in dataset,
    }),
    handle: (type: 'click' | 'keydown', event: object) => root[`on${type}`]?.(event),
    fail: (type: string) => listeners.map((listen) => listen({ target: { type } })),
    state: () => ({ recorded: root.k?.length, isBroken: 'broken' in dataset, reloads }),
  };
}

const run = (surroundings: Surroundings) => openDocument(surroundings).shown();

afterEach(() => vi.unstubAllGlobals());

describe('what happens before the first paint', () => {
  it.each([
    [null, false, false],
    [null, true, true],
    ['light', true, false],
    ['dark', false, true],
    ['auto', false, false],
    ['auto', true, true],
    ['DARK', false, false],
  ])('with "%s" stored and a dark system: %s, dark is %s', (stored, systemDark, dark) => {
    expect(run({ stored, systemDark }).dark).toBe(dark);
  });

  it('accepts any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.boolean(), (stored, systemDark) => {
        const dark = isDark(parseAppearance(stored), systemDark);
        expect(run({ stored, systemDark, dismissed: stored }).dark).toBe(dark);
      }),
    );
  });

  it('follows the system if storage is blocked', () => {
    expect(run({ blocked: true, systemDark: true, search: '?sidebar=0' })).toEqual({
      dark: true,
      query: 'sidebar=0',
      isDismissed: false,
    });
  });

  it('stays light if dark mode is off', () => {
    expect(run({ stored: 'dark', systemDark: true, darkMode: 'off' }).dark).toBe(false);
  });

  it.each([
    ['v2', 'v2', true],
    ['v2', 'v1', false],
    [undefined, 'v2', false],
  ])(
    'an announcement %s is hidden when %s was dismissed: %s',
    (announcement, dismissed, expected) => {
      const { isDismissed } = run({ ...(announcement && { announcement }), dismissed });
      expect(isDismissed).toBe(expected);
    },
  );
});

describe('before the first script', () => {
  const onScripted = { target: { closest: (selector: string) => selector === '.scripted' } };
  const elsewhere = { target: { closest: () => null } };

  it('clicks and keys are recorded', () => {
    const { handle, state } = openDocument({});
    handle('click', onScripted);
    handle('keydown', { key: 'a' });
    expect(state()).toEqual({ recorded: 2, isBroken: false, reloads: 0 });
  });

  it('what fails to load besides scripts is none of its business', () => {
    const { fail, handle, state } = openDocument({});
    fail('text/css');
    handle('click', onScripted);
    expect(state()).toEqual({ recorded: 1, isBroken: false, reloads: 0 });
  });

  it.each([
    ['click', onScripted, true],
    ['click', elsewhere, false],
    ['keydown', { key: 'k', ctrlKey: true }, true],
    ['keydown', { key: 'k', metaKey: true }, true],
    ['keydown', { key: 'k' }, false],
    ['keydown', { key: 'a', ctrlKey: true }, false],
  ] as const)('if it fails, %s %j reloads the page: %s', (type, event, reloads) => {
    const { fail, handle, state } = openDocument({});
    fail('module');
    expect(handle(type, event)).toBe(reloads ? false : undefined);
    expect(state()).toEqual({ recorded: 0, isBroken: true, reloads: Number(reloads) });
  });
});

describe('listFlags', () => {
  it.each([
    ['', ''],
    ['?navbar=0', 'navbar=0'],
    ['?footer=0&sidebar=0&outline=1', 'footer=0 sidebar=0 outline=1'],
  ])('%s has the flags "%s"', (search, flags) => {
    expect(listFlags(search)).toBe(flags);
  });
});

describe('parseAppearance', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['auto', 'auto'],
    ['sepia', 'auto'],
    [null, 'auto'],
  ])('%s counts as %s', (stored, appearance) => {
    expect(parseAppearance(stored)).toBe(appearance);
  });
});

describe('oppositeAppearance', () => {
  it.each([
    ['auto', false, 'dark'],
    ['dark', false, 'auto'],
    ['light', false, 'dark'],
    ['auto', true, 'light'],
    ['light', true, 'auto'],
    ['dark', true, 'light'],
  ] as const)('%s, on a dark system: %s, becomes %s', (preference, systemDark, expected) => {
    expect(oppositeAppearance(preference, systemDark)).toBe(expected);
    expect(isDark(expected, systemDark)).not.toBe(isDark(preference, systemDark));
  });
});

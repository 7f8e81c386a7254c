import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDark, oppositeAppearance, parseAppearance } from './appearance.ts';
import { earlyScript } from './earlyScript.ts';
import { listFlags } from './listFlags.ts';

interface Surroundings {
  stored?: string | null;
  systemDark?: boolean;
  darkMode?: 'on' | 'off';
  search?: string;
  blocked?: boolean;
  announcement?: string;
  dismissed?: string;
}

/** Runs the script with fake globals and returns the changes to `<html>`. */
function run(surroundings: Surroundings) {
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
  const storage = blocked ? new Proxy({}, { get: refuse, has: refuse }) : entries;
  const handlers = ['onclick', 'onkeydown'];
  const names = ['document', 'localStorage', 'matchMedia', 'location', 'addEventListener'];
  new Function(...names, ...handlers, earlyScript)(
    { documentElement: { classList: { add: (name: string) => classes.push(name) }, dataset } },
    storage,
    (query: string) => ({ matches: query === '(prefers-color-scheme: dark)' && systemDark }),
    { search },
    () => {},
  );
  return {
    dark: classes.join(' ') === 'dark',
    query: dataset.query,
    isDismissed: 'dismissed' in dataset,
  };
}

describe('the early script', () => {
  it('is small enough to be part of every page', () => {
    expect(earlyScript.length).toBeLessThan(600);
  });

  it('gives the same result as the appearance module', () => {
    for (const stored of [null, 'light', 'dark', 'auto', 'DARK', ''])
      for (const systemDark of [false, true])
        expect([stored, systemDark, run({ stored, systemDark }).dark]).toEqual([
          stored,
          systemDark,
          isDark(parseAppearance(stored), systemDark),
        ]);
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

  it('lists the same flags as the module for any query', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const search = query && `?${query}`;
        expect(run({ search }).query).toBe(listFlags(search));
      }),
    );
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

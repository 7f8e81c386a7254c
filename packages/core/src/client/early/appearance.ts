import { readText, writeStored } from '../storage.ts';

/** The reader's choice; `auto` follows the system (SPEC 4, "Theme preference"). */
export type Appearance = 'light' | 'dark' | 'auto';

/** Where the choice is kept in local storage. */
export const appearanceKey = 'docs-theme-appearance';

const changeEvent = 'docs-appearance-change';

/** Reads a stored value; anything but `light` and `dark` counts as `auto`. */
export function parseAppearance(value: unknown): Appearance {
  return value === 'light' || value === 'dark' ? value : 'auto';
}

/** Whether a page is shown dark, given the choice and what the system prefers. */
export function isDark(preference: Appearance, systemDark: boolean): boolean {
  return preference === 'dark' || (preference === 'auto' && systemDark);
}

/**
 * The choice that shows the opposite of what `preference` shows. Where the system shows that too, it
 * is `auto`, so that a second press follows the system again.
 */
export function otherSide(preference: Appearance, systemDark: boolean): Appearance {
  const dark = !isDark(preference, systemDark);
  if (dark === systemDark) return 'auto';
  return dark ? 'dark' : 'light';
}

/** The reader's present choice; always `light` where the site has no dark mode. */
export function getPreference(): Appearance {
  const { darkMode, appearance } = document.documentElement.dataset;
  if (darkMode === 'off') return 'light';
  return parseAppearance(appearance ?? readText('localStorage', appearanceKey));
}

/** Shows the other side at once, keeps that choice, and tells every subscriber, in other tabs too. */
export function switchSide(): Appearance {
  const preference = otherSide(getPreference(), systemPreference().matches);
  // Also kept in the document, because the storage may be blocked or full.
  document.documentElement.dataset.appearance = preference;
  writeStored('localStorage', appearanceKey, preference);
  apply();
  return preference;
}

/** Calls back after every change of the choice or of the system; returns what ends it. */
export function subscribe(listener: () => void): () => void {
  addEventListener(changeEvent, listener);
  return () => removeEventListener(changeEvent, listener);
}

/** Follows the system and the other tabs from now on; called once per document. */
export function watchAppearance(): void {
  systemPreference().addEventListener('change', apply);
  addEventListener('storage', ({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key !== appearanceKey && key !== null) return;
    delete document.documentElement.dataset.appearance;
    apply();
  });
}

function apply(): void {
  const { classList } = document.documentElement;
  const shouldBeDark = () => isDark(getPreference(), systemPreference().matches);
  const change = () => {
    classList.toggle('dark', shouldBeDark());
    dispatchEvent(new Event(changeEvent));
  };
  const isSeen = shouldBeDark() !== classList.contains('dark') && !document.hidden;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The theme says how long it takes. A switch that another one cuts short is no failure.
  if (isSeen && !isStill && 'startViewTransition' in document)
    document.startViewTransition(change).ready.catch(() => {});
  else change();
}

function systemPreference(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

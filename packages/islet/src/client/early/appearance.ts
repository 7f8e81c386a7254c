import { readStoredText, writeStored } from '../storage.ts';

/** The reader's choice; `auto` follows the system (SPEC 4, "Theme preference"). */
export type Appearance = 'light' | 'dark' | 'auto';

/** Key of the choice in local storage. */
export const appearanceKey = 'islet-theme-appearance';

const changeEvent = 'islet-appearance-change';

/** Parses a stored value; anything but `light` and `dark` is `auto`. */
export function parseAppearance(value: unknown): Appearance {
  return value === 'light' || value === 'dark' ? value : 'auto';
}

/** Whether the page is dark, given the choice, parsed or as stored, and the system's preference. */
export function isDark(preference: unknown, systemDark: boolean): boolean {
  return systemDark ? preference !== 'light' : preference === 'dark';
}

/**
 * The choice that shows the opposite of `preference`. If the system shows the same, the result is `auto`, so that
 * a second press follows the system again.
 */
export function oppositeAppearance(preference: Appearance, systemDark: boolean): Appearance {
  const dark = !isDark(preference, systemDark);
  if (dark === systemDark) return 'auto';
  return dark ? 'dark' : 'light';
}

/** The current choice; always `light` if the site has no dark mode. */
export function getPreference(): Appearance {
  const { darkMode, appearance } = document.documentElement.dataset;
  if (darkMode === 'off') return 'light';
  return parseAppearance(appearance ?? readStoredText('localStorage', appearanceKey));
}

/** Toggles between light and dark, stores the choice, and notifies subscribers, in other tabs too. */
export function toggleAppearance(): Appearance {
  const preference = oppositeAppearance(getPreference(), systemPreference().matches);
  // Also kept in the document, because storage may be blocked or full.
  document.documentElement.dataset.appearance = preference;
  writeStored('localStorage', appearanceKey, preference);
  apply();
  return preference;
}

/** Calls back whenever the choice or the system's preference changes; returns a function that unsubscribes. */
export function subscribe(listener: () => void): () => void {
  addEventListener(changeEvent, listener);
  return () => removeEventListener(changeEvent, listener);
}

/** Starts following the system and other tabs; called once per document. */
export function watchAppearance(): void {
  systemPreference().addEventListener('change', apply);
  addEventListener('storage', ({ key }) => {
    // The key is null if the whole storage was cleared.
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
  // The theme sets the duration. It is not an error if another toggle interrupts the transition.
  if (isSeen && !isStill && 'startViewTransition' in document)
    document.startViewTransition(change).ready.catch(() => {});
  else change();
}

export function systemPreference(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

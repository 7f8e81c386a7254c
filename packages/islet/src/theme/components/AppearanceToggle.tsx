import { useSyncExternalStore } from 'react';
import { useSite } from '#client/context.ts';
import {
  type Appearance,
  getPreference,
  subscribe,
  toggleAppearance,
} from '#client/early/appearance.ts';
import { announce } from '#client/navigation/arrival.ts';
import { Icon } from './Icon.tsx';

/**
 * A button that toggles between light and dark (SPEC 4.2); the choice is `auto` when it matches the
 * system. Not rendered if dark mode is disabled.
 */
export function AppearanceToggle() {
  const { darkMode, labels } = useSite();
  const preference = useSyncExternalStore(subscribe, getPreference, () => 'auto' as const);
  if (!darkMode) return null;
  const nameOf = (choice: Appearance) => `${labels.appearance}: ${labels[choice]}`;
  return (
    <button
      type="button"
      className="bar-item scripted"
      aria-label={nameOf(preference)}
      data-tooltip=""
      onClick={() => announce(nameOf(toggleAppearance()))}
    >
      <Icon name={preference} />
    </button>
  );
}

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
 * A button that shows the other side at each press (SPEC 4): light, dark, or `auto` for the side that
 * the system has. Absent where dark mode is switched off.
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

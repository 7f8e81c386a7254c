import {
  type Appearance,
  getPreference,
  setPreference,
  subscribe,
} from '@docs/client/appearance.ts';
import { announce } from '@docs/client/arrival.ts';
import { useSite } from '@docs/client/context.ts';
import { useSyncExternalStore } from 'react';
import { Icon } from './Icon.tsx';

const next = { light: 'dark', dark: 'auto', auto: 'light' } as const;

/** A button that goes through light, dark and auto (SPEC 4); absent where dark mode is switched off. */
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
      onClick={() => {
        setPreference(next[preference]);
        announce(nameOf(next[preference]));
      }}
    >
      <Icon name={preference} />
    </button>
  );
}

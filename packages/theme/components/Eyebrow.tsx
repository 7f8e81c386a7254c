import { useSidebar, useSite } from '@docs/client/context.ts';
import { sectionNames } from '../rules/sectionNames.ts';
import { useCurrentPlace } from './useCurrentPlace.ts';

/** The small line above the title that says which section the page belongs to. */
export function Eyebrow() {
  const { nav } = useSite();
  const names = sectionNames({ nav, sidebar: useSidebar() ?? [] }, useCurrentPlace());
  return names.length > 0 && <p className="eyebrow">{names.join(' · ')}</p>;
}

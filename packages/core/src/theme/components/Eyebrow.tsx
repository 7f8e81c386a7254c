import { usePage, useSidebar, useSite } from '#client/context.ts';
import { useCurrentPlace } from '../hooks/useCurrentPlace.ts';
import { sectionNames } from '../rules/sectionNames.ts';

/** The small line above the title that says which section the page belongs to, unless the title does. */
export function Eyebrow() {
  const { title } = usePage();
  const { nav } = useSite();
  const sections = sectionNames({ nav, sidebar: useSidebar() ?? [] }, useCurrentPlace());
  const names = sections.filter((name) => name !== title);
  return names.length > 0 && <p className="eyebrow">{names.join(' · ')}</p>;
}

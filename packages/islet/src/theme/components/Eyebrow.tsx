import { usePage, useSidebar, useSite } from '#client/context.ts';
import { useCurrentPlace } from '../hooks/useCurrentPlace.ts';
import { sectionNames } from '../rules/sectionNames.ts';

/** The small line above the title with the section of the page, unless the title is the same. */
export function Eyebrow() {
  const { title } = usePage();
  const { nav } = useSite();
  const sections = sectionNames({ nav, sidebar: useSidebar() ?? [] }, useCurrentPlace());
  const names = sections.filter((name) => name !== title);
  return names.length > 0 && <p className="eyebrow">{names.join(' · ')}</p>;
}

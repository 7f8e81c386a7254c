import { useSite } from '#client/context.ts';
import type { NavItem } from '#shared/navigation.ts';
import { useCurrentPlace } from '../hooks/useCurrentPlace.ts';
import { currentInNav } from '../rules/activeLink.ts';
import { labelEntry } from './labelEntry.tsx';
import { Popup } from './Popup.tsx';

/** The menus on one side of the search; entries are on the right by default (SPEC 2.3). */
export function BarNav({
  position,
}: {
  /** The side of the bar. */
  position: 'left' | 'right';
}) {
  const { nav, labels } = useSite();
  const items = nav.filter((item) => (item.position ?? 'right') === position);
  if (items.length === 0) return null;
  const isFirst = position === 'left' || items.length === nav.length;
  return (
    <nav className="bar-nav" aria-label={isFirst ? labels.mainNavigation : labels.menu}>
      <ul>
        {items.map((item) => (
          <li key={item.text}>
            <BarNavItem item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BarNavItem({ item }: { item: NavItem }) {
  const current = currentInNav(item, useCurrentPlace());
  const label = labelEntry(item);
  if (!item.items?.length) {
    return (
      <a className="bar-item" href={item.link} hrefLang={item.hrefLang} aria-current={current}>
        {label}
      </a>
    );
  }
  return (
    <Popup
      label={label}
      isCurrent={current !== undefined}
      align={item.position === 'left' ? 'start' : 'end'}
    >
      <ul className="menu">
        {item.link && <MenuEntry item={{ ...item, items: [] }} />}
        {item.items.map((child) => (
          <MenuEntry key={child.text} item={child} />
        ))}
      </ul>
    </Popup>
  );
}

function MenuEntry({ item }: { item: NavItem }) {
  const current = currentInNav(item, useCurrentPlace());
  return (
    <li>
      {item.link ? (
        <a href={item.link} hrefLang={item.hrefLang} aria-current={current}>
          {labelEntry(item)}
        </a>
      ) : (
        <span className="menu-group">{item.text}</span>
      )}
      {item.items && item.items.length > 0 && (
        <ul>
          {item.items.map((child) => (
            <MenuEntry key={child.text} item={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

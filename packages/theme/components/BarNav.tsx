import { useSite } from '@docs/client/context.ts';
import type { NavItem } from '@docs/common/types.ts';
import { Popup } from '../popup/Popup.tsx';
import { currentInNav } from '../rules/activeLink.ts';
import { Tag } from './Tag.tsx';
import { useCurrentPlace } from './useCurrentPlace.ts';

/** The menus of the top bar, left and right of the free space between them (SPEC 2.3). */
export function BarNav() {
  const { nav, labels } = useSite();
  if (nav.length === 0) return null;
  const left = nav.filter(({ position }) => position === 'left');
  const right = nav.filter(({ position }) => position !== 'left');
  return (
    <nav className="bar-nav" aria-label={labels.mainNavigation}>
      {left.length > 0 && <BarNavList items={left} />}
      {/* Also without items: the last list stands at the end. */}
      <BarNavList items={right} />
    </nav>
  );
}

function BarNavList({ items }: { items: NavItem[] }) {
  return (
    <ul hidden={items.length === 0}>
      {items.map((item) => (
        <li key={item.text}>
          <BarNavItem item={item} />
        </li>
      ))}
    </ul>
  );
}

function BarNavItem({ item }: { item: NavItem }) {
  const current = currentInNav(item, useCurrentPlace());
  const label = (
    <>
      {item.text}
      <Tag text={item.tag} />
    </>
  );
  if (!item.items?.length) {
    return (
      <a className="bar-item" href={item.link} aria-current={current}>
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
        {item.link && <MenuEntry item={{ text: item.text, link: item.link }} />}
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
        <a href={item.link} aria-current={current}>
          {item.text}
          <Tag text={item.tag} />
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

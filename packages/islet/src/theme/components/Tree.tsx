import { type ReactNode, useRef, useState } from 'react';
import { useOnNewPage } from '../hooks/useOnNewPage.ts';
import type { Current } from '../rules/activeLink.ts';
import type { TreeItem } from '../rules/menus.ts';
import { labelEntry } from './labelEntry.tsx';

/** The links of a tree. */
export interface TreeProps {
  /** Its entries. */
  items: TreeItem[];
  /** Says whether an entry leads to the current page. */
  currentOf: (item: TreeItem) => Current;
}

/** Nested links; groups can be folded without JavaScript. */
export function Tree({ items, currentOf }: TreeProps) {
  // Texts and links may repeat, so the key of an entry is its place in the whole list.
  let place = 0;
  return (
    <ul className="tree">
      {items.map((item) => {
        const key = place;
        place += item.omitted ?? 1;
        return (
          <li key={key} data-context={item.context}>
            <TreeEntry item={item} currentOf={currentOf} />
          </li>
        );
      })}
    </ul>
  );
}

function TreeEntry({ item, currentOf }: { item: TreeItem; currentOf: TreeProps['currentOf'] }) {
  if (item.dividerType) return <hr data-divider={item.dividerType} />;
  if (item.sectionHeaderText)
    return (
      <p className="tree-header">{labelEntry({ text: item.sectionHeaderText, tag: item.tag })}</p>
    );
  const text = labelEntry(item);
  const title = item.link ? (
    <a
      href={item.link}
      hrefLang={item.hrefLang}
      aria-current={currentOf(item)}
      onClick={item.onClick}
    >
      {text}
    </a>
  ) : (
    <span>{text}</span>
  );
  if (!item.items?.length) return title;
  if (item.collapsible === false) {
    return (
      <div className="tree-group">
        {title}
        <Tree items={item.items} currentOf={currentOf} />
      </div>
    );
  }
  return (
    <div className="tree-group">
      {item.link && title}
      <Foldable isOpen={!item.collapsed} holdsPage={holdsCurrent(item, currentOf)}>
        <summary>
          <span className={item.link ? 'visually-hidden' : undefined}>{text}</span>
        </summary>
        <Tree items={item.items} currentOf={currentOf} />
      </Foldable>
    </div>
  );
}

interface FoldableProps {
  isOpen: boolean;
  /** Whether the current page is inside; if so, the group opens on every navigation. */
  holdsPage: boolean;
  children: ReactNode;
}

function Foldable({ isOpen, holdsPage, children }: FoldableProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  // The element keeps its own open state; React only sets the initial one.
  const [isOpenAtFirst] = useState(isOpen || holdsPage);
  useOnNewPage(() => {
    if (holdsPage && ref.current) ref.current.open = true;
  });
  return (
    <details ref={ref} open={isOpenAtFirst} suppressHydrationWarning>
      {children}
    </details>
  );
}

function holdsCurrent(item: TreeItem, currentOf: TreeProps['currentOf']): boolean {
  return (
    currentOf(item) !== undefined ||
    (item.items?.some((child) => holdsCurrent(child, currentOf)) ?? false)
  );
}

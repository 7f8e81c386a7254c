import {
  Component,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { usePage, useSidebar, useSite } from '#client/context.ts';
import { fillLabel } from '#shared/fillLabel.ts';
import { contentsUrl, selectNear } from '#shared/nearEntries.ts';
import { useCurrentPlace } from '../hooks/useCurrentPlace.ts';
import { currentInSidebar } from '../rules/activeLink.ts';
import { Tree } from './Tree.tsx';

/**
 * The entries of the section, in a column that scrolls. If there are many, the document has only those near the
 * page, with links to a list of all; the browser adds the others when it has time.
 */
export function Sidebar({
  column,
}: {
  /** The element that scrolls. */
  column: RefObject<HTMLElement | null>;
}) {
  const { sidebarUrl, near } = usePage();
  const { labels } = useSite();
  const items = useSidebar() ?? [];
  const place = useCurrentPlace();
  const [isWhole, setWhole] = useState(near === undefined);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const createGap = (omitted: number) => ({
    omitted,
    text: fillLabel(labels.moreEntries, { count: omitted }),
    link: contentsUrl(sidebarUrl ?? ''),
  });
  return (
    <nav className="sidebar" aria-label={labels.sidebarNavigation}>
      <Steady column={column} isWhole={isWhole}>
        <Tree
          items={near && !isWhole ? selectNear(items, near, createGap) : items}
          currentOf={({ link }) => currentInSidebar(link, place)}
        />
      </Steady>
    </nav>
  );
}

interface SteadyProps {
  column: RefObject<HTMLElement | null>;
  isWhole: boolean;
  children: ReactNode;
}

/** Keeps the link of the page where the reader sees it when the entries above it are added. */
class Steady extends Component<SteadyProps> {
  override getSnapshotBeforeUpdate({ isWhole }: SteadyProps) {
    const { column, isWhole: becomesWhole } = this.props;
    const link =
      becomesWhole !== isWhole && column.current?.querySelector('.sidebar [aria-current="page"]');
    return link ? ([link, link.getBoundingClientRect().top] as const) : null;
  }

  override componentDidUpdate(
    _props: SteadyProps,
    _state: unknown,
    before: ReturnType<this['getSnapshotBeforeUpdate']>,
  ) {
    const { column } = this.props;
    if (!before || !column.current) return;
    const [link, top] = before;
    column.current.scrollTop += link.getBoundingClientRect().top - top;
  }

  override render() {
    return this.props.children;
  }
}

import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Tab, Tabs } from './Tabs.tsx';

/** Code fences that become tabs. */
export interface CodeGroupProps {
  /** Accessible name of the tab list. */
  label?: string;
  /** Code fences, each with a title. */
  children: ReactNode;
}

/** Shows code fences as tabs of one block; the tabs have the titles of the fences. */
export function CodeGroup({ label, children }: CodeGroupProps) {
  const blocks = Children.toArray(children).filter((child) => String(child).trim() !== '');
  return <Tabs {...(label !== undefined && { label })}>{blocks.map(toTab)}</Tabs>;
}

function toTab(block: ReactNode) {
  const [title, ...code] = isElement(block) ? Children.toArray(block.props.children) : [];
  if (!isElement(block) || !isElement(title) || title.props.className !== 'code-title') {
    throw new Error('<CodeGroup> may only contain code fences, each with a title="…".');
  }
  // The title bar may also have a link, for which the tabs have no place.
  const [name, ...links] = Children.toArray(title.props.children);
  return (
    <Tab key={String(name)} label={String(name)}>
      {cloneElement(block, {}, ...code, ...links)}
    </Tab>
  );
}

function isElement(
  node: ReactNode,
): node is ReactElement<{ className?: string; children?: ReactNode }> {
  return isValidElement(node);
}

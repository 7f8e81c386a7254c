import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Tab, Tabs } from './Tabs.tsx';

export interface CodeGroupProps {
  /** Name of the row of tabs, for those who do not see what it belongs to. */
  label?: string;
  children: ReactNode;
}

/** Shows code fences that belong together as one block, with their titles as its tabs. */
export function CodeGroup({ label, children }: CodeGroupProps) {
  const blocks = Children.toArray(children).filter((child) => String(child).trim() !== '');
  return <Tabs {...(label !== undefined && { label })}>{blocks.map(toTab)}</Tabs>;
}

function toTab(block: ReactNode) {
  const [title, ...code] = isElement(block) ? Children.toArray(block.props.children) : [];
  if (!isElement(block) || !isElement(title) || title.props.className !== 'code-title') {
    throw new Error('<CodeGroup> takes nothing but code fences, each with a title="…".');
  }
  const name = String(title.props.children);
  return (
    <Tab key={name} label={name}>
      {cloneElement(block, {}, ...code)}
    </Tab>
  );
}

function isElement(
  node: ReactNode,
): node is ReactElement<{ className?: string; children?: ReactNode }> {
  return isValidElement(node);
}

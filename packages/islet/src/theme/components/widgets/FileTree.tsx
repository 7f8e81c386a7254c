import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type Parent = ReactElement<{ children?: ReactNode; className?: string }>;

/**
 * Renders a nested Markdown list as files and folders. An entry is a folder if it has children
 * or its name ends with `/`; bold entries are highlighted.
 */
export function FileTree({
  children,
}: {
  /** A nested Markdown list. */
  children: ReactNode;
}) {
  return <div className="file-tree">{mapEntries(children)}</div>;
}

function mapEntries(nodes: ReactNode): ReactNode {
  return Children.map(nodes, (node) => {
    if (!isParent(node)) return node;
    const { children } = node.props;
    if (node.type !== 'li') return cloneElement(node, {}, mapEntries(children));
    return cloneElement(
      node,
      { className: isFolder(children) ? 'folder' : 'file' },
      mapEntries(children),
    );
  });
}

function isFolder(children: ReactNode): boolean {
  const parts = Children.toArray(children);
  const hasEntries = parts.some((part) => isParent(part) && part.type === 'ul');
  return hasEntries || /^\S*\/(?:\s|$)/.test(textOf(children).trim());
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((part) => (isParent(part) ? textOf(part.props.children) : String(part)))
    .join('');
}

function isParent(node: ReactNode): node is Parent {
  return isValidElement(node);
}

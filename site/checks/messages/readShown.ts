import type { Root, RootContent } from 'mdast';

/** Code in a heading or in the first cell of a row: a message that the page explains. */
export interface ShownMessage {
  text: string;
  line: number;
}

/** Lists the messages that a page explains. */
export function readShown(tree: Root): ShownMessage[] {
  const shown: ShownMessage[] = [];
  const visit = (node: Root | RootContent, isName: boolean): void => {
    if (node.type === 'inlineCode' && isName)
      shown.push({ text: node.value, line: node.position?.start.line ?? 1 });
    if (!('children' in node)) return;
    for (const [index, child] of node.children.entries())
      visit(child, isName || node.type === 'heading' || (node.type === 'tableRow' && index === 0));
  };
  visit(tree, false);
  return shown;
}

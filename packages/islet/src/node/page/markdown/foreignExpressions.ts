import type { Paragraph, Root, Text } from 'mdast';
import { isExpression } from '../jsx/jsx.ts';
import { visitNodes } from '../source/visitNodes.ts';

/** `{{ value }}` of Vue, which is an object in MDX, and attributes, which are an assignment. */
const foreign = /^\{\s*\{[\s\S]*\}\s*\}$|^\{\s*:?[\w-]+=(?![=>])[^=]*\}$/;

/**
 * Turns expressions in MDX that can only be the syntax of another engine into the text that they are written as,
 * joined with the text beside them. Returns these texts.
 */
export function showExpressions(tree: Root): ReadonlySet<object> {
  const shown = new Set<object>();
  visitNodes(tree, (node, index, parent) => {
    if (!isExpression(node)) return;
    const value = `{${node.value}}`;
    if (!foreign.test(value)) return;
    const before = parent.children[index - 1];
    if (node.type === 'mdxTextExpression' && before?.type === 'text') {
      before.value += value;
      shown.add(before);
      parent.children.splice(index, 1);
      return index;
    }
    const text: Text = { type: 'text', value, ...(node.position && { position: node.position }) };
    shown.add(text);
    const paragraph: Paragraph = { type: 'paragraph', children: [text] };
    const isInline = node.type === 'mdxTextExpression';
    parent.children[index] = (isInline ? text : paragraph) as (typeof parent.children)[number];
    return index + 1;
  });
  return shown;
}

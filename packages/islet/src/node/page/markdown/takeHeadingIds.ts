import type { Heading, Root } from 'mdast';
import { visitNodes } from '../source/visitNodes.ts';

/** The ways to write an id after a heading: `{#id}`, also escaped, `[#id]`, and in a comment. */
const forms =
  /(?:\{#(?<braces>[^\s{}]+)\}|(?<=\s)\[#(?<brackets>[^\s[\]]+)\]|\{\/\*\s*#(?<comment>[^\s*]+)\s*\*\/\})\s*$/;

/** Removes the ids that authors write after headings from the text. */
export function takeHeadingIds(tree: Root): void {
  visitNodes(tree, (node) => {
    if (node.type !== 'heading') return;
    const id = takeId(node);
    if (id === undefined) return;
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
  });
}

function takeId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type === 'mdxTextExpression') {
    const id = /^\/\*\s*#([^\s*]+)\s*\*\/$/.exec(last.value.trim())?.[1];
    if (id === undefined) return undefined;
    heading.children.pop();
    const before = heading.children.at(-1);
    if (before?.type === 'text') before.value = before.value.trimEnd();
    return id;
  }
  if (last?.type !== 'text') return undefined;
  const match = forms.exec(last.value);
  if (!match?.groups) return undefined;
  last.value = last.value.slice(0, match.index).trimEnd();
  const { braces, brackets, comment } = match.groups;
  return braces ?? brackets ?? comment;
}

import type { Root } from 'mdast';
import { visitNodes } from '../source/visitNodes.ts';

/** A short name between colons; the colons of times and paths are none. */
const emojiName = /(?<![\w:/]):(?!\d+:)([a-z\d_+-]+):(?![\w:/])/g;

/** Puts emoji in the place of their short names in text, as in `:tada:`; unknown names stay. */
export async function expandEmoji(tree: Root): Promise<void> {
  // Few pages have any, and the list is long.
  const texts: Array<{ value: string }> = [];
  visitNodes(tree, (node) => {
    if (node.type === 'text' && node.value.search(emojiName) !== -1) texts.push(node);
  });
  if (texts.length === 0) return;
  const { nameToEmoji } = await import('gemoji');
  for (const text of texts)
    text.value = text.value.replace(emojiName, (whole, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? (nameToEmoji[name] ?? whole) : whole,
    );
}

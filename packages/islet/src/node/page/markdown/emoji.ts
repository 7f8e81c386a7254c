import type { Root } from 'mdast';
import { visitNodes } from '../source/visitNodes.ts';

/** A short name between colons; those of times and paths don't count. */
const emojiName = /(?<![\w:/]):(?!\d+:)([a-z\d_+-]+):(?![\w:/])/g;

/** Replaces the short names of emoji in text, such as `:tada:`; unknown names stay. */
export async function expandEmoji(tree: Root): Promise<void> {
  // Few pages use any, and the list is long.
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

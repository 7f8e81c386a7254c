import type { Problem } from 'islet/tools';
import type { MarkdownFile } from 'islet-prove';
import type { RootContent } from 'mdast';
import { showsMessage } from './matchMessage.ts';

/** A message that is a heading of a page. */
export interface MessageHeading {
  text: string;
  file: string;
  line: number;
}

/** Lists headings that are nothing but messages; “`TS2307` in a test” is about a situation. */
export function listMessageHeadings({ file, tree }: MarkdownFile): MessageHeading[] {
  const isMessage = (node: RootContent): boolean =>
    node.type === 'inlineCode' || (node.type === 'text' && /^[\s,]*(\{#.*\})?$/.test(node.value));
  return (tree?.children ?? []).flatMap((heading) =>
    heading.type === 'heading' && heading.children.every(isMessage)
      ? heading.children.flatMap((node) =>
          node.type === 'inlineCode'
            ? [{ file, text: node.value, line: node.position?.start.line ?? 1 }]
            : [],
        )
      : [],
  );
}

/**
 * Finds headings of other pages that repeat one of the error index. A message is explained in one place, so that
 * explanations can't differ and a search finds one.
 */
export function findRepeats(
  others: readonly MessageHeading[],
  index: readonly MessageHeading[],
): Problem[] {
  const isSame = (one: string, other: string): boolean =>
    one === other || showsMessage(one, other) || showsMessage(other, one);
  return others.flatMap(({ file, line, text }): Problem[] => {
    const first = index.find((message) => isSame(text, message.text));
    return first
      ? [
          {
            severity: 'error',
            message: `“${text}” is explained in ${first.file}:${first.line} already.`,
            fix: 'Replace the section with a line that links there, and say in `addresses.txt` where its anchor leads.',
            file,
            line,
          },
        ]
      : [];
  });
}

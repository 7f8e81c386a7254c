import type { Root } from 'mdast';
import { visitNodes } from './visitNodes.ts';

const fenceStart = /^(?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*(`{3,}(?!.*`)|~{3,})/;
const containerStart = /^((?:[ \t]|>)*:{3,}[a-zA-Z][\w-]*)[ \t]+([^{\s].*?)[ \t]*$/;
/** A code point that no text contains. */
const hidden = '\uFDD0';
const customId = /[ \t]+\{(#[^\s{}]+)\}[ \t]*$/;

/**
 * Brings our two shorthands into the syntax the parser knows, without moving anything in front of
 * them, so that every position the parser reports is still the author's own:
 * `:::tip A title` becomes `:::tip[A title]`, and in MDX, where `{#id}` behind a heading would be a
 * broken expression, `{#id}` becomes `\{#id}`. The parser looks for the end of a container before it
 * knows of the fences inside, so colons at the start of a line of code are hidden from it.
 */
export function prepareSource(source: string, isMdx: boolean): string {
  return mapProse(
    source,
    (line) => {
      const container = containerStart.exec(line);
      if (container) return `${container[1]}[${balanceBrackets(container[2] ?? '')}]`;
      return isMdx ? line.replace(customId, ' \\{$1}') : line;
    },
    (line) =>
      line.replace(
        /^([\s>]*)(:{3,})/,
        (_, start: string, colons: string) => start + hidden.repeat(colons.length),
      ),
  );
}

/** Gives the tree of a prepared source the colons back that were hidden in it. */
export function restoreColons(tree: Root, prepared: string): void {
  if (!prepared.includes(hidden)) return;
  visitNodes(tree, (node) => {
    if ('value' in node) node.value = node.value.replaceAll(hidden, ':');
  });
}

/** Maps every line of a source that is not in a code fence, and, if wanted, those that are. */
export function mapProse(
  source: string,
  map: (line: string) => string,
  mapCode: (line: string) => string = (line) => line,
): string {
  let fence: string | null = null;
  return source
    .split('\n')
    .map((line) => {
      const mark = fenceStart.exec(line)?.[1];
      if (fence !== null) {
        if (mark?.startsWith(fence) && /^[\s>`~]*$/.test(line)) fence = null;
        return mapCode(line);
      }
      if (!mark) return map(line);
      fence = mark;
      return line;
    })
    .join('\n');
}

/** A label ends at the first unmatched bracket, so a title that does not balance is escaped. */
function balanceBrackets(title: string): string {
  let depth = 0;
  for (const char of title.replace(/\\./g, '')) {
    if (char === '[') depth++;
    if (char === ']' && --depth < 0) break;
  }
  return depth === 0 ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&');
}

import type { Node, Parent } from 'unist';
import type { SourceState } from '../source/sourceState.ts';
import { guessCode } from './prepareSource.ts';

/** Maximum depth of a page's tree; an item of a list counts twice. The limit of browsers is 512. */
const deepest = 200;
/** Quotes and lists that one line may open. */
const mostMarks = 100;
/**
 * Maximum number of colons of a container; each level needs one more, and the parser checks all levels for
 * each line.
 */
const mostColons = 50;
/** Maximum number of items in the lists of a source: the parser takes four times as long for twice as many. */
const mostItems = 10_000;

const marks = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/;
const rule = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;

/**
 * Reports what would take the parser too long, with its place: lists with too many items, and lines that open
 * too many quotes and lists. Returns false if it has reported something.
 */
export function checkSize(source: string, state: SourceState): boolean {
  const code = guessCode(source);
  let items = 0;
  for (const [index, line] of source.split('\n').entries()) {
    if (code.has(index)) continue;
    const place = { file: state.file, line: index + 1, column: 1 };
    const colons = /^[\s>]*(:+)/.exec(line)?.[1] ?? '';
    if (colons.length > mostColons) {
      state.problems.error(
        place,
        `This container has ${colons.length} colons.`,
        `Nest containers less deeply; use ${mostColons} colons at most.`,
      );
      return false;
    }
    const opened = marks.exec(line)?.[0];
    if (opened === undefined || rule.test(line)) continue;
    const count = opened.replace(/[\s\d]/g, '').length;
    if (count > mostMarks) {
      state.problems.error(
        place,
        `This line opens ${count} quotes and lists inside each other.`,
        `Use ${mostMarks} at most.`,
      );
      return false;
    }
    if (/[^>\s]/.test(opened) && ++items > mostItems) {
      state.problems.error(
        place,
        `The lists of this file have more than ${mostItems} items.`,
        'Split the page, or write the list as a component or a file in the public folder.',
      );
      return false;
    }
  }
  return true;
}

/** Reports what is nested too deeply, and cuts it off there. */
export function checkNesting(tree: Node, state: SourceState): void {
  const waiting: Array<{ node: Node; depth: number }> = [{ node: tree, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    if (!('children' in node)) continue;
    const { children } = node as Parent;
    if (depth >= deepest) {
      state.problems.error(
        state.placeOf(node),
        `This is nested ${deepest} levels deep in other elements.`,
        'Nest quotes, lists, containers and tags less deeply.',
      );
      children.length = 0;
    }
    for (const child of children) waiting.push({ node: child, depth: depth + 1 });
  }
}

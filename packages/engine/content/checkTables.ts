import type { Root } from 'mdast';
import type { SourceState } from './sourceState.ts';
import { visitNodes } from './visitNodes.ts';

/** Dashes for each cell of a table, and nothing else. */
const rule = /^(?=.*\|)[ \t>|:-]*-{2,}[ \t|:-]*$/m;

/** Tells of rows of dashes that are still text: the row above has another number of cells. */
export function checkTables(tree: Root, source: string, state: SourceState): void {
  if (!rule.test(source)) return;
  visitNodes(tree, (node) => {
    if (node.type !== 'text') return;
    const start = rule.exec(node.value)?.index;
    if (start === undefined) return;
    const { file, line, column } = state.placeOf(node);
    const linesBefore = node.value.slice(0, start).split('\n').length - 1;
    state.problems.error(
      { file, line: line + linesBefore, column: linesBefore === 0 ? column : 1 },
      'This row of dashes makes no table.',
      'Put as many cells into the row above, and an empty line before that.',
    );
  });
}

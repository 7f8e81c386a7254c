import type { Root } from 'mdast';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';

/**
 * Reports rows of dashes that are not part of a table because the row above has a different number of cells.
 */
export function checkTables(tree: Root, source: string, state: SourceState): void {
  if (!source.split('\n').some(isRule)) return;
  visitNodes(tree, (node) => {
    if (node.type !== 'text') return;
    const linesBefore = node.value.split('\n').findIndex(isRule);
    if (linesBefore === -1) return;
    const { file, line, column } = state.placeOf(node);
    state.problems.error(
      { file, line: line + linesBefore, column: linesBefore === 0 ? column : 1 },
      'This row of dashes does not make a table.',
      'Put as many cells into the row above, and an empty line before that.',
    );
  });
}

/** Dashes for each cell of a table, and nothing else. */
function isRule(line: string): boolean {
  const cells = line.slice(line.lastIndexOf('>') + 1);
  return /^[ \t>|:-]*$/.test(line) && line.includes('|') && cells.includes('--');
}

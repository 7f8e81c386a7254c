import type { Root, Table } from 'mdast';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';

/**
 * Reports rows of dashes that are not part of a table because the row above has a different number of cells, and cells
 * that are left out because their table has fewer columns.
 */
export function checkTables(tree: Root, source: string, state: SourceState): void {
  if (!source.split('\n').some(isRule)) return;
  visitNodes(tree, (node) => {
    if (node.type === 'table') warnOfExtraCells(node, state);
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

function warnOfExtraCells({ children: rows }: Table, state: SourceState): void {
  const columns = rows[0]?.children.length ?? 0;
  for (const row of rows) {
    const cells = row.children.length;
    if (cells <= columns) continue;
    state.problems.warn(
      state.placeOf(row),
      `This row has ${cells} cells, but the table has only ${columns} columns, so the others are left out.`,
      'Write `\\|` for a `|` that is part of a text, also in code, or add a column.',
    );
  }
}

/** Dashes for each cell of a table, and nothing else. */
function isRule(line: string): boolean {
  const cells = line.slice(line.lastIndexOf('>') + 1);
  return /^[ \t>|:-]*$/.test(line) && line.includes('|') && cells.includes('--');
}

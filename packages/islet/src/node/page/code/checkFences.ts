import type { Code, Root } from 'mdast';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { parseCodeMeta, readFenceInfo } from './codeMeta.ts';

const mark = /^([\s>]*)(`{3,}|~{3,}|\${2,})/;
/** A closing fence has no info string: with a word after it, it is a line of code. */
const closing = /^[\s>]*(`{3,}|~{3,}|\${2,})[ \t]*$/;

/**
 * Reports fences that are probably mistakes: one that is never closed, one that contains the start of the
 * next fence, and one that has a body although it quotes a file.
 */
export function checkFences(tree: Root, source: string, state: SourceState): void {
  const lines = source.split('\n');
  visitNodes(tree, (node) => {
    if (node.type !== 'code' || !node.position) return;
    const { start, end } = node.position;
    // Indented code begins with its white space.
    const opening = /^(?:`{3,}|~{3,}|\${2,})/.exec(
      (lines[start.line - 1] ?? '').slice(start.column - 1),
    )?.[0];
    if (opening === undefined) return;
    const inside = lines.slice(start.line, end.line);
    const next = inside.findIndex((line) => {
      const [, indent = '', found] = mark.exec(line) ?? [];
      const isNear = indent.length < start.column + 3;
      return found?.startsWith(opening) && isNear && !closing.test(line);
    });
    if (next !== -1) {
      state.problems.error(
        { file: state.file, line: start.line + 1 + next, column: 1 },
        `A code fence begins here, but the one of line ${start.line} is not closed.`,
        `Close that one first, or open it with more than ${opening.length} \`${opening[0]}\` to show a fence in it.`,
      );
    } else if (!closing.exec(inside.at(-1) ?? '')?.[1]?.startsWith(opening)) {
      state.problems.error(
        state.placeOf(node),
        'The code fence is never closed.',
        `Put a line with ${opening} after its last line.`,
      );
    }
    checkBody(node, state);
  });
}

function checkBody(node: Code, state: SourceState): void {
  const { file } = parseCodeMeta(readFenceInfo(node).meta);
  if (file === null || node.value.trim() === '') return;
  state.problems.error(
    state.placeOf(node),
    `The code fence quotes \`${file}\` and has lines of its own.`,
    'Remove the lines, or `file="…"`.',
  );
}

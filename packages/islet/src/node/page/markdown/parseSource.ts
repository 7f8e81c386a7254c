import type { Root } from 'mdast';
import { TooLongError } from '../source/runWithin.ts';
import { visitNodes } from '../source/visitNodes.ts';
import type { MarkdownParser } from './markdownParser.ts';
import { prepareSource, restoreColons } from './prepareSource.ts';

/** How often the guess about what is code may be corrected. */
const rounds = 3;

/**
 * Parses a source that may use our shorthands. At first, a guess by lines decides what is code; if the parser
 * disagrees, the source is prepared and parsed again. Throws what the parser throws.
 */
export function parseSource(
  body: string,
  isMdx: boolean,
  parser: Pick<MarkdownParser, 'read' | 'longest'>,
): Root {
  const read = (prepared: string): Root => parser.read(prepared, isMdx, parser.longest);
  /** The preparation that agrees with the parser about what is code. */
  const fit = (tree: Root): string => prepareSource(body, isMdx, linesOfCode(tree));

  let prepared = prepareSource(body, isMdx);
  let tree: Root;
  try {
    tree = read(prepared);
  } catch (error) {
    if (error instanceof TooLongError) throw error;
    // Perhaps only the guess was wrong: a fence in a comment hides an id from the preparation.
    const other = fitOrNull(() => fit(read(prepareSource(body, isMdx, new Set()))));
    if (other === null || other === prepared) throw error;
    prepared = other;
    tree = read(prepared);
  }
  for (let round = 0; round < rounds; round++) {
    const better = fit(tree);
    if (better === prepared) break;
    prepared = better;
    tree = read(prepared);
  }
  restoreColons(tree, body, prepared);
  return tree;
}

function fitOrNull(fit: () => string): string | null {
  try {
    return fit();
  } catch {
    return null;
  }
}

/** Numbers, from 0, of the lines of all blocks of code, fences included. */
function linesOfCode(tree: Root): Set<number> {
  const lines = new Set<number>();
  visitNodes(tree, ({ type, position }) => {
    if (type !== 'code' || !position) return;
    for (let line = position.start.line; line <= position.end.line; line++) lines.add(line - 1);
  });
  return lines;
}

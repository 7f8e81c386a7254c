import type { Root, RootContent } from 'mdast';
import { TooLongError } from '../source/runWithin.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { pointAfter } from './plainText.ts';
import { guessCode } from './prepareSource.ts';
import { isBlank, readPlainBlock } from './readPlainBlock.ts';

/**
 * The blocks of a source that are read without the parser. In `rest`, an empty heading is in place of the first
 * and the last of those that follow each other, at the offsets in `blocks`, and everything else is where it was; it
 * is null if nothing is left.
 */
interface PlainBlocks {
  blocks: ReadonlyMap<number, readonly RootContent[]>;
  rest: string | null;
}

/**
 * Parses a source like `parse`, which is only called for less usual syntax: a page without any takes a tenth
 * of the time. The tree is the same in either case, with the same places.
 */
export function readAround(source: string, isMdx: boolean, parse: (source: string) => Root): Root {
  // Rare, and each with its own rules.
  if (/[\0\r\uFEFF]/.test(source)) return parse(source);
  const { blocks, rest } = findPlainBlocks(source, isMdx);
  if (rest === null) return createRoot(source, [...blocks.values()].flat());
  if (blocks.size === 0) return parse(source);
  return fillIn(parseOrNull(rest, parse), blocks) ?? parse(source);
}

function createRoot(source: string, children: RootContent[]): Root {
  const start = { line: 1, column: 1, offset: 0 };
  return { type: 'root', children, position: { start, end: pointAfter(source, start) } };
}

/** If the parser can't read the rest without these blocks, it gets the whole source. */
function parseOrNull(rest: string, parse: (source: string) => Root): Root | null {
  try {
    return parse(rest);
  } catch (error) {
    if (error instanceof TooLongError) throw error;
    return null;
  }
}

/**
 * Inserts the blocks into the tree of the rest; null if they weren't blocks but, for example, lines of a
 * comment.
 */
function fillIn(tree: Root | null, blocks: PlainBlocks['blocks']): Root | null {
  if (tree === null) return null;
  let missing = blocks.size;
  visitNodes(tree, ({ type, position }, index, parent) => {
    const nodes = type === 'heading' ? blocks.get(position?.start.offset ?? -1) : undefined;
    if (nodes === undefined) return;
    (parent.children as RootContent[]).splice(index, 1, ...nodes);
    missing--;
    return index + nodes.length;
  });
  return missing === 0 ? tree : null;
}

/** Blocks that follow each other, with the numbers of their first lines, from 0. */
type Run = Array<{ line: number; node: RootContent }>;

function findPlainBlocks(source: string, isMdx: boolean): PlainBlocks {
  const texts = source.split('\n');
  const offsets: number[] = [];
  let offset = 0;
  for (const text of texts) {
    offsets.push(offset);
    offset += text.length + 1;
  }
  const lines = { texts, offsets, isMdx };
  const code = guessCode(source);
  const runs: Run[] = [];
  let run: Run | null = null;
  const rest = [...texts];
  let isAllPlain = true;
  /** Whether no list can continue here. */
  let isListClosed = true;
  for (let index = 0; index < texts.length; ) {
    if (isBlank(lines, index)) {
      index++;
      continue;
    }
    const block = readPlainBlock(lines, index, { isInCode: code.has(index), isListClosed });
    isListClosed = block !== null && block.node.type !== 'list';
    if (block === null) {
      isAllPlain = false;
      run = null;
      while (index < texts.length && !isBlank(lines, index)) index++;
      continue;
    }
    if (run === null) {
      run = [];
      runs.push(run);
    }
    run.push({ line: index, node: block.node });
    for (; index < block.next; index++) rest[index] = ' '.repeat(rest[index]?.length ?? 0);
  }
  const blocks = new Map<number, RootContent[]>();
  const put = (part: Run): void => {
    const line = part[0]?.line ?? 0;
    blocks.set(
      offsets[line] ?? 0,
      part.map(({ node }) => node),
    );
    rest[line] = `#${rest[line]?.slice(1)}`;
  };
  for (const found of runs) {
    // What they are in ends after the last one.
    const last = found.length > 1 ? found.splice(-1) : null;
    put(found);
    if (last !== null) put(last);
  }
  return { blocks, rest: isAllPlain ? null : rest.join('\n') };
}

import type { Problem } from 'islet/tools';

/** A unit of text: a paragraph, a heading, a table cell, a description. */
export interface Block {
  /** Path of the source below the root of the repository, with `/`. */
  file: string;
  /** A `label` is the title of a container or of a component. */
  kind: 'prose' | 'heading' | 'label' | 'cell' | 'description' | 'alt';
  /** The whole text on one line, including code. */
  text: string;
  /** The same text with each character of code and URLs replaced by `blank`, so that offsets are equal. */
  words: string;
  /** Positions in the file of the parts of the text, by their first offset. */
  places: BlockPlace[];
}

interface BlockPlace {
  offset: number;
  line: number;
  column: number;
}

/** Replaces code in `words`; never occurs in a text. */
export const blank = '\uFFFC';

/** Whether code in such a block need not be marked, as in `title: lib.dts`. */
export const isUnmarked = ({ kind }: Block): boolean => kind !== 'prose' && kind !== 'cell';

/** Line and column of an offset in a block. */
export function placeIn({ places }: Block, offset: number): { line: number; column: number } {
  const place = places.findLast((one) => one.offset <= offset);
  return place
    ? { line: place.line, column: place.column + offset - place.offset }
    : { line: 1, column: 1 };
}

/** Creates a problem at an offset of a block's text. */
export function problemIn(
  block: Block,
  offset: number,
  { message, fix }: Pick<Problem, 'message' | 'fix'>,
): Problem {
  return { severity: 'error', message, fix, file: block.file, ...placeIn(block, offset) };
}

/** A piece of a block from the parser; its text may have several lines. */
export interface Part {
  text: string;
  isCode: boolean;
  line: number;
  column: number;
}

/** Joins the parts of a block on one line. `lines` are those of the file, for their indentation. */
export function joinParts(
  block: Pick<Block, 'file' | 'kind'>,
  parts: Part[],
  lines: readonly string[],
): Block {
  const joined: Block = { ...block, text: '', words: '', places: [] };
  for (const part of parts)
    part.text.split('\n').forEach((text, index) => {
      if (index > 0) {
        joined.text += ' ';
        joined.words += ' ';
      }
      const line = part.line + index;
      const indent = /^[\s>]*/.exec(lines[line - 1] ?? '')?.[0].length ?? 0;
      const column = index === 0 ? part.column + Number(part.isCode) : indent + 1;
      joined.places.push({ offset: joined.text.length, line, column });
      joined.text += text;
      joined.words += part.isCode ? text.replace(/\S/g, blank) : text;
    });
  return joined;
}

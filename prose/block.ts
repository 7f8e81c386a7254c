import type { Problem } from '@docs/core/common/types.ts';

/** A text that stands on its own: a paragraph, a heading, a table cell, a description. */
export interface Block {
  /** Path of the source below the root of the repository, with `/`. */
  file: string;
  /** A `label` is the title of a container or of a component. */
  kind: 'prose' | 'heading' | 'label' | 'cell' | 'description' | 'alt';
  /** All of it on one line, code included. */
  text: string;
  /** The same with each character of code and of addresses as `blank`, so that offsets are equal. */
  words: string;
  /** Where the parts of the text stand in the file, by their first offset. */
  places: BlockPlace[];
}

interface BlockPlace {
  offset: number;
  line: number;
  column: number;
}

/** Stands for code in `words`; no text contains it. */
export const blank = '\uFFFC';

/** Whether code stands in such a block without being marked, as in `title: lib.dts`. */
export const isUnmarked = ({ kind }: Block): boolean => kind !== 'prose' && kind !== 'cell';

/** Line and column of an offset of a block. */
export function placeIn({ places }: Block, offset: number): { line: number; column: number } {
  const place = places.findLast((one) => one.offset <= offset);
  return place
    ? { line: place.line, column: place.column + offset - place.offset }
    : { line: 1, column: 1 };
}

/** What is wrong with a block at an offset of its text. */
export function problemIn(
  block: Block,
  offset: number,
  { message, fix }: Pick<Problem, 'message' | 'fix'>,
): Problem {
  return { severity: 'error', message, fix, file: block.file, ...placeIn(block, offset) };
}

/** A piece of a block as the parser gives it; its text may have several lines. */
export interface Part {
  text: string;
  isCode: boolean;
  line: number;
  column: number;
}

/** Puts the parts of a block into one line. `lines` are those of the file, for their indentation. */
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

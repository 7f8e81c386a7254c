import { createMarkdownParser } from 'islet/tools';
import { parseMarkdown } from '../../fences/readMarkdown.ts';
import { type Block, placeIn } from '../block.ts';
import { readBlocks } from '../readBlocks.ts';
import { findHanEdits, type HanEdit } from './findHanEdits.ts';

/** An edit may make another one necessary: a space that is left of a line break, for example. */
const rounds = 5;

/** Gives the text of a Markdown file with the typography of Chinese, as far as a program can tell. */
export async function fixHan(text: string, file: string): Promise<string> {
  const parser = createMarkdownParser([]);
  let fixed = text;
  for (let round = 0; round < rounds; round++) {
    const markdown = await parseMarkdown(fixed, file, parser);
    const next = applyEdits(markdown.source, readBlocks(markdown));
    if (next === fixed) break;
    fixed = next;
  }
  return fixed;
}

interface SourceEdit {
  start: number;
  end: number;
  replacement: string;
}

function applyEdits(source: string, blocks: readonly Block[]): string {
  const starts = [0];
  for (const { index } of source.matchAll(/\n/g)) starts.push(index + 1);
  const edits = blocks.flatMap((block) => {
    const offsetOf = createOffsets(source, starts, block);
    return findHanEdits(block).flatMap((edit) => toSourceEdit(edit, { source, block, offsetOf }));
  });
  let done = source.length;
  let fixed = source;
  for (const { start, end, replacement } of edits.sort((a, b) => b.start - a.start)) {
    // The same text may be in two blocks.
    if (end > done) continue;
    fixed = fixed.slice(0, start) + replacement + fixed.slice(end);
    done = start;
  }
  return fixed;
}

/** Finds a character of a block in the source. A text that is a value starts somewhere after its place. */
function createOffsets(
  source: string,
  starts: readonly number[],
  block: Block,
): (offset: number) => number {
  const written = (offset: number): number => {
    const { line, column } = placeIn(block, offset);
    return (starts[line - 1] ?? 0) + column - 1;
  };
  const isValue = block.places.length === 1 && !source.startsWith(block.text, written(0));
  if (!isValue) return written;
  const start = source.indexOf(block.text, written(0));
  return (offset) => (start < 0 ? -1 : start + offset);
}

function toSourceEdit(
  { start: first, end: last, replacement }: HanEdit,
  { source, block, offsetOf }: { source: string; block: Block; offsetOf(offset: number): number },
): SourceEdit[] {
  if (replacement === null || last === first) return [];
  const start = offsetOf(first);
  if (start < 0) return [];
  const found = block.words.slice(first, last);
  // A line break, with what is before the text of the next line.
  const lineBreak = /^[ \t]*\n[ \t>]*/.exec(source.slice(start));
  if (lineBreak && found === ' ') return [{ start, end: start + lineBreak[0].length, replacement }];
  const end = offsetOf(last - 1) + 1;
  // Escapes and entities are longer in the source; their author has to look.
  return source.slice(start, end) === found ? [{ start, end, replacement }] : [];
}

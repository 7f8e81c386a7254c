import { highlightCode, tagHighlighter } from '@lezer/highlight';
import { createLanguage } from './languages.ts';
import { syntaxColors } from './syntaxColors.ts';

/** A piece of a line with its kind of token; an empty kind has no color. */
export interface CodePiece {
  text: string;
  kind: string;
}

const highlighter = tagHighlighter(syntaxColors);

/** Highlights a text, and returns the pieces of each of its lines. */
export function highlightText(text: string, path: string): CodePiece[][] {
  const language = createLanguage(path)?.language;
  if (!language) return text.split('\n').map((line) => [{ text: line, kind: '' }]);
  const lines: CodePiece[][] = [[]];
  highlightCode(
    text,
    language.parser.parse(text),
    highlighter,
    (piece, kind) => lines.at(-1)?.push({ text: piece, kind }),
    () => lines.push([]),
  );
  return lines;
}

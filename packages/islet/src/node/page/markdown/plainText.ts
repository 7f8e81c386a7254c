import type { PhrasingContent } from 'mdast';
import type { Point } from 'unist';

/** Text without markup, except at the start of a line. */
const text =
  /[^\0\t\\`*_<&[\]!@~\uFEFF]|\\[!-/:-@[-`{-~]|!(?!\[)|&(?![#a-z])|(?<![\w+.-])@|(?<=[a-z\d])_(?=[a-z\d])/;

/** A code span in single backticks. */
const code = /`(?! )(?<code>[^`\n]+)(?<! )`(?!`)/;

/** Emphasis whose first mark can open it, and whose second one can close it, whatever is around them. */
const emphasis =
  /(?<=^|[\s(])(?<mark>\*\*|[*_])(?=[a-z\d`[])(?<inner>[^*_\n]*[a-z\d.,:;!?)`])\k<mark>(?=[\s.,;:)!?]|$)/;

/** A link to a plain address, without a title. */
const link = /\[(?!\^)(?<label>[^[\]\\\n]+)\]\((?<url>[^\s()<>&\\`'"{}[\]]+)\)/;

const partOf = (letter: string): RegExp =>
  new RegExp(`(?<text>(?:${letter})+)|${code.source}|${emphasis.source}|${link.source}`, 'iy');

/** The next part of a text. In MDX, a brace begins an expression. */
const parts = { md: partOf(text.source), mdx: partOf(`(?!\\{)(?:${text.source})`) };

/** What may be a bare address. */
const address = /www\.|https?:/i;

/**
 * Reads a text in which code, links and emphasis are written in the most usual ways; null if it may have
 * anything else. `start` is where it begins. None of its lines starts or ends with a space, or starts a
 * block.
 */
export function readPlainText(
  text: string,
  start: Point,
  isMdx: boolean,
): PhrasingContent[] | null {
  const nodes: PhrasingContent[] = [];
  const part = isMdx ? parts.mdx : parts.md;
  let point = start;
  for (let index = 0; index < text.length; ) {
    part.lastIndex = index;
    const found = part.exec(text);
    if (!found) return null;
    const [written] = found;
    const end = pointAfter(written, point);
    const node = readPart(found, point, isMdx);
    if (node === null) return null;
    nodes.push({ ...node, position: { start: point, end } });
    point = end;
    index += written.length;
  }
  return nodes;
}

function readPart(
  { groups = {} }: RegExpExecArray,
  start: Point,
  isMdx: boolean,
): PhrasingContent | null {
  const { text, code, mark, inner, label, url } = groups;
  if (text !== undefined) {
    return address.test(text) ? null : { type: 'text', value: text.replace(/\\(.)/g, '$1') };
  }
  if (code !== undefined) return { type: 'inlineCode', value: code };
  const isLink = label !== undefined;
  const children = readPlainText(label ?? inner ?? '', pointIn(start, mark?.length ?? 1), isMdx);
  if (children === null) return null;
  if (!isLink) return { type: mark === '**' ? 'strong' : 'emphasis', children };
  if (children.some(({ type }) => type === 'link')) return null;
  return { type: 'link', title: null, url: url ?? '', children };
}

/** The place `count` characters further in a line. */
export const pointIn = ({ line, column, offset = 0 }: Point, length: number): Point => ({
  line,
  column: column + length,
  offset: offset + length,
});

/** The place after some text that begins at `start`. */
export function pointAfter(text: string, start: Point): Point {
  const lastBreak = text.lastIndexOf('\n');
  if (lastBreak === -1) return pointIn(start, text.length);
  let { line } = start;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) line++;
  return { line, column: text.length - lastBreak, offset: (start.offset ?? 0) + text.length };
}

import type { Root } from 'mdast';
import { visitNodes } from '../source/visitNodes.ts';

const fenceStart = /^(?:[ \t]|>|[-*+][ \t]|\d+[.)][ \t])*(`{3,}(?!`)(?!.*`)|~{3,})/;
const containerStart = /^((?:[ \t]|>)*:{3,})[ \t]*([a-zA-Z][\w-]*)(?:[ \t]+(\S.*)|([[{].*))?$/s;
const label = /^\[[^\][]*\][ \t]*$/;
const attributes = /(?:^|[ \t])\{(?:open|[.#][\w-]+|[\w-]+=[^{}]*)\}[ \t]*$/;
/** `<<< ./file.ts{1,3}` quotes a file; in MDX it would be broken JSX. */
export const quotation = /^[\s>]*<<<[ \t]+(?=\S)/;
const customId = /(?<=[ \t])(\\?)\{(#[^\s{}]+)\}[ \t]*$/;
const headingStart = /^[ >]*#{1,6}[ \t]/;

/**
 * Converts our two shorthands to syntax that the parser knows, without moving anything before them, so that
 * the positions the parser reports are still those in the file: `:::tip A title` and `::: tip A title` become
 * `:::tip[A title]`. The id in `{#__init__}` after a heading is escaped, and in MDX, where the brace would begin a broken
 * expression, that is, too. The parser looks for the end of a container before it knows of the code inside, so colons at the
 * start of a line of code are hidden from it. `code` has the numbers, from 0, of the lines that are code.
 */
export function prepareSource(
  source: string,
  isMdx: boolean,
  code: ReadonlySet<number> = guessCode(source),
): string {
  const hidden = hiddenColon(source);
  return source
    .split('\n')
    .map((line, number) => {
      if (code.has(number)) {
        return line.replace(
          /^([\s>]*)(:{3,})/,
          (_, start: string, colons: string) => start + hidden.repeat(colons.length),
        );
      }
      const container = containerStart.exec(line);
      if (container) return writeContainer(container);
      if (isMdx && quotation.test(line)) return line.replace(/[<{]/g, '\\$&');
      return isMdx || headingStart.test(line) ? escapeId(line, isMdx) : line;
    })
    .join('\n');
}

/** Keeps Markdown from reading an id as emphasis or code, and MDX from reading it as an expression. */
const escapeId = (line: string, isMdx: boolean): string =>
  line.replace(
    customId,
    (_, escaped: string, id: string) =>
      `${escaped || (isMdx ? '\\' : '')}{${id.replace(/[_*~`[\]<&\\]/g, '\\$&')}}`,
  );

/**
 * Writes the first line of a container without spaces, with its title in brackets and its attributes after
 * it.
 */
function writeContainer([
  line = '',
  colons = '',
  name = '',
  written,
  rest,
]: RegExpExecArray): string {
  if (rest !== undefined) return line.replace(/(:)[ \t]+/, '$1');
  const text = (written ?? '').trimEnd();
  const found = attributes.exec(text)?.[0] ?? '';
  const title = text.slice(0, text.length - found.length).trimEnd();
  const isLabel = label.test(title);
  const inBrackets = title === '' || isLabel ? title : `[${balanceBrackets(title)}]`;
  return `${colons}${name}${inBrackets}${found.trim()}`;
}

/** The character that stands for hidden colons: the first noncharacter that the source doesn't contain. */
function hiddenColon(source: string): string {
  let code = 0xfdd0;
  while (source.includes(String.fromCharCode(code))) code++;
  return String.fromCharCode(code);
}

/** Restores the hidden colons in the tree of a source as it was prepared. */
export function restoreColons(tree: Root, source: string, prepared: string): void {
  const hidden = hiddenColon(source);
  if (!prepared.includes(hidden)) return;
  visitNodes(tree, (node) => {
    if ('value' in node) node.value = node.value.replaceAll(hidden, ':');
  });
}

/** Numbers, from 0, of the lines that look like a code fence; only the parser knows all of them. */
export function guessCode(source: string): Set<number> {
  const code = new Set<number>();
  let fence: string | null = null;
  for (const [number, line] of source.split('\n').entries()) {
    const mark = fenceStart.exec(line)?.[1];
    if (fence !== null || mark) code.add(number);
    if (fence === null) fence = mark ?? null;
    else if (mark?.startsWith(fence) && /^[\s>`~]*$/.test(line)) fence = null;
  }
  return code;
}

/** A label ends at the first unmatched bracket, so a title that does not balance is escaped. */
function balanceBrackets(title: string): string {
  let depth = 0;
  for (const char of title.replace(/\\./g, '')) {
    if (char === '[') depth++;
    if (char === ']' && --depth < 0) break;
  }
  return depth === 0 ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&');
}

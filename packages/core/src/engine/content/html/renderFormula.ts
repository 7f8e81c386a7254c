import type { Element as HastElement } from 'hast';
import katex, { type KatexOptions } from 'katex';
import { visitNodes } from '../source/visitNodes.ts';
import { toMathLetters } from './mathLetters.ts';
import { parseElement } from './parseElement.ts';

/**
 * Renders TeX as MathML, with its source as annotation. Throws an error with one sentence about
 * what is wrong. The HTML that KaTeX can write too needs inline styles, which the policy forbids.
 */
export function renderFormula(tex: string, isInline: boolean): HastElement {
  const refused: string[] = [];
  const html = toMathMl(tex, {
    displayMode: !isInline,
    trust: ({ command }) => {
      refused.push(command);
      return false;
    },
  });
  if (refused.length > 0) throw new Error(`The command \`${refused[0]}\` is not allowed`);
  const [formula] = parseElement(html).children;
  if (formula?.type !== 'element') throw new Error('KaTeX has written no formula');
  delete formula.properties.xmlns;
  visitNodes({ type: 'root', children: [formula] }, (node) => {
    if (node.type !== 'element') return;
    if (/^m[ino]$/.test(node.tagName)) spellVariant(node);
    spaceFunctions(node);
    if (node.tagName === 'mtable') styleTable(node);
  });
  return formula;
}

function toMathMl(tex: string, options: KatexOptions): string {
  try {
    const fixed = { output: 'mathml', throwOnError: true, strict: 'ignore', maxSize: 50 } as const;
    return katex.renderToString(tex, { ...options, ...fixed });
  } catch (error) {
    throw error instanceof katex.ParseError ? new Error(error.rawMessage) : error;
  }
}

/** Browsers only draw the letters in the text: 𝐯 is a separate letter, not a bold v. */
function spellVariant({ properties, children }: HastElement): void {
  const { mathvariant } = properties;
  const [text] = children;
  if (typeof mathvariant !== 'string' || text?.type !== 'text') return;
  const letters = toMathLetters(text.value, mathvariant);
  if (letters === null) return;
  text.value = letters;
  // A single letter would become italic.
  properties.mathvariant = 'normal';
}

/** Browsers leave no space between the name of a function and its argument, as in `log n`. */
function spaceFunctions({ children }: HastElement): void {
  for (const [index, child] of [...children.entries()].reverse()) {
    if (!isText(child, '\u2061')) continue;
    const next = children[index + 1];
    if (next === undefined || isText(next, '(')) continue;
    const properties = { width: '0.1667em' };
    children.splice(index + 1, 0, { type: 'element', tagName: 'mspace', properties, children: [] });
  }
}

function isText(node: HastElement['children'][number], value: string): boolean {
  if (node.type !== 'element') return false;
  const [text] = node.children;
  return text?.type === 'text' && text.value === value;
}

/** Browsers ignore the table's attributes for alignment and lines, so the stylesheet sets them by classes. */
function styleTable({ properties, children }: HastElement): void {
  const list = (value: unknown): string[] =>
    typeof value === 'string' ? value.split(' ') : Array.isArray(value) ? value.map(String) : [];
  const aligns = list(properties.columnalign);
  const columnLines = list(properties.columnlines);
  const rowLines = list(properties.rowlines);
  const isTight = /^0(?:em)?\b/.test(list(properties.columnspacing)[0] ?? '');
  if (isTight) properties.className = ['tight'];
  const hasLine = (lines: readonly string[], index: number): boolean =>
    (lines[index] ?? lines.at(-1) ?? 'none') !== 'none';
  const rows = elementsIn(children);
  for (const [rowIndex, row] of rows.entries()) {
    const cells = elementsIn(row.children);
    for (const [index, cell] of cells.entries()) {
      const align = aligns[index] ?? aligns.at(-1) ?? 'center';
      const classes = [
        ...(align === 'center' ? [] : [align]),
        ...(index < cells.length - 1 && hasLine(columnLines, index) ? ['line-after'] : []),
        ...(rowIndex < rows.length - 1 && hasLine(rowLines, rowIndex) ? ['line-below'] : []),
      ];
      if (classes.length > 0) cell.properties.className = classes;
    }
  }
}

const elementsIn = (nodes: HastElement['children']): HastElement[] =>
  nodes.filter((node) => node.type === 'element');

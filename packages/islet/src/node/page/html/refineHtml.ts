import type { ElementContent, Element as HastElement, Root as HastRoot, Parents } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Labels } from '#shared/labels.ts';
import type { SourceState } from '../source/sourceState.ts';
import { skip, visitNodes } from '../source/visitNodes.ts';
import { drawnSourceOf } from './drawnSource.ts';
import { footnotePrefix, renameLabel } from './footnotes.ts';

/** Adds to the HTML of Markdown what readers on a phone, a keyboard or a screen reader need. */
export function refineHtml(
  tree: HastRoot,
  { labels, file, ...state }: Pick<SourceState, 'labels' | 'file' | 'scopes' | 'scope'>,
): void {
  const prefix = footnotePrefix(state);
  visitNodes(tree, (node, index, parent) => {
    if (node.type !== 'element') return;
    if (drawnSourceOf(node) !== null) {
      setSourceFile(node, file);
      return skip;
    }
    if (node.tagName === 'pre') return skip;
    renameLabel(node, prefix);
    if (/^h[1-6]$/.test(node.tagName)) refineHeading(node, file);
    if (node.tagName === 'input') nameCheckbox(node, labels);
    if (node.tagName === 'code') keepTogether(node);
    if (node.tagName === 'ul' && isFactList(node)) node.properties.className = ['facts'];
    // A corner cell without text is not a header.
    if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td';
    if (node.tagName === 'table') wrapTable(node, index, parent);
  });
}

/** A long name such as `output.autoExternal.exclude` may break before its dots, and not inside words. */
function refineHeading(node: HastElement, file: string): void {
  setSourceFile(node, file);
  if (!/\S{30}/.test(textOf(node))) return;
  node.children = node.children.flatMap((child) =>
    child.type === 'text' ? breakAtDots(child.value) : child,
  );
}

function breakAtDots(name: string): ElementContent[] {
  const [first = '', ...others] = name.split(/(?=\.\w)/);
  const wbr: ElementContent = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  return [
    { type: 'text', value: first },
    ...others.flatMap((value): ElementContent[] => [{ ...wbr }, { type: 'text', value }]),
  ];
}

/** The checkboxes of GFM's task lists have no accessible name. */
function nameCheckbox({ properties }: HastElement, { taskDone, taskOpen }: Labels): void {
  if (properties.type !== 'checkbox') return;
  properties.ariaLabel ??= properties.checked ? taskDone : taskOpen;
}

/** Browsers break lines after hyphens and question marks, but `--entry` and `?url` are one word each. */
function keepTogether(node: HastElement): void {
  if (/^(?=.*[-?])\S{1,32}$/.test(textOf(node))) node.properties.className = ['whole'];
}

/** The list below an option, which begins with its type, looks like a card. */
function isFactList({ children }: HastElement): boolean {
  const first = children.find(({ type }) => type === 'element');
  return first !== undefined && /^\s*(?:Type|类型)\s*[:：]/.test(textOf(first));
}

/**
 * A wide table scrolls in a box of its own, which the keyboard can reach. On phones, a table of two or three
 * columns is shown as cards, whose lines then need the names of their columns.
 */
function wrapTable(node: HastElement, index: number, parent: Parents): void {
  const rows = elementsIn(node).flatMap(elementsIn).map(elementsIn);
  const columns = rows[0]?.map((cell) => textOf(cell).trim()) ?? [];
  const isNarrow = columns.length === 2 || columns.length === 3;
  if (columns.length === 3) for (const row of rows.slice(1)) labelCells(row, columns);
  const className = isNarrow ? ['table-scroll', 'stacked'] : ['table-scroll'];
  const properties = { className, tabIndex: 0 };
  parent.children[index] = { type: 'element', tagName: 'div', properties, children: [node] };
}

/**
 * The first cell is the title of its card; a cell without text, or in a column without a name, needs no
 * label.
 */
function labelCells(row: readonly HastElement[], columns: readonly string[]): void {
  for (const [index, cell] of row.entries()) {
    const label = columns[index];
    if (index > 0 && label && cell.children.length > 0) cell.properties.dataLabel = label;
  }
}

function elementsIn({ children }: HastElement): HastElement[] {
  return children.filter((child) => child.type === 'element');
}

/** Records which file a heading or a drawing is in, because a page includes those of its fragments. */
function setSourceFile(node: HastElement, file: string): void {
  node.data = Object.assign(node.data ?? {}, { file });
}

/** The file that a heading or a drawing is in. */
export function sourceFileOf(node: HastElement): string | undefined {
  return (node.data as { file?: string } | undefined)?.file;
}

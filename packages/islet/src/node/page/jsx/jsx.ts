import type { Program } from 'estree';
import type { Element as HastElement, Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Node } from 'unist';
import type { RootPlace } from '#shared/types.ts';
import type { SourceScope, SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type JsxExpression = MdxFlowExpression | MdxTextExpression;
export type JsxNode = JsxElement | JsxExpression;

/** Whether a node is an element or a fragment written in JSX. */
export const isJsxElement = (node: Node): node is JsxElement => node.type.startsWith('mdxJsx');
/** Whether a node is an expression in braces. */
export const isExpression = (node: Node): node is JsxExpression =>
  /^mdx(Flow|Text)Expression$/.test(node.type);

/** Whether a node is JSX: an element, or an expression in braces. */
export const isJsx = (node: Node): node is JsxNode => isJsxElement(node) || isExpression(node);

/**
 * Lifts JSX that is alone on its lines out of the paragraph that Markdown puts around it, so that
 * `<Note>text</Note>` on one line is a block like any other.
 */
export function unravelJsx(tree: Root): void {
  visitNodes(tree, (node, index, parent) => {
    if (node.type !== 'paragraph') return;
    const meaningful = node.children.filter((c) => !(c.type === 'text' && /^\s*$/.test(c.value)));
    if (meaningful.length === 0 || !meaningful.every(isJsx)) return;
    const lifted = meaningful.map((child) => ({
      ...child,
      type: isJsxElement(child) ? 'mdxJsxFlowElement' : 'mdxFlowExpression',
    }));
    parent.children.splice(index, 1, ...(lifted as typeof parent.children));
    return index;
  });
}

/** JSX that is plain HTML with literal attributes becomes HTML; comments and literals are removed as well. */
export function toPlainHtml(tree: HastRoot): void {
  visitNodes(tree as Node, (node, index, parent) => {
    if (isExpression(node)) {
      const literal = literalOf(node.data?.estree);
      if (literal === null) return;
      parent.children.splice(
        index,
        1,
        ...(literal ? [{ type: 'text', value: literal } as Node] : []),
      );
      return literal ? undefined : index;
    }
    if (isJsxElement(node) && isPlainElement(node)) {
      const properties: HastElement['properties'] = {};
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute') {
          properties[attribute.name] = typeof attribute.value === 'string' ? attribute.value : true;
        }
      }
      const { name, children, position } = node;
      Object.assign(node, { type: 'element', tagName: name, properties, children, position });
    }
  });
}

function isPlainElement(node: JsxElement): boolean {
  return (
    /^[a-z][a-z0-9-]*$/.test(node.name ?? '') &&
    node.attributes.every(
      (a) => a.type === 'mdxJsxAttribute' && (a.value == null || typeof a.value === 'string'),
    )
  );
}

/** The text of an expression that is only a comment or a literal; null for all others. */
function literalOf(estree: Program | null | undefined): string | null {
  if (!estree || estree.body.length === 0) return '';
  const [statement] = estree.body;
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'Literal')
    return null;
  const { value } = statement.expression;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** The text of an attribute in quotes or in a template without values; null for any other attribute. */
export function attributeText({ attributes }: JsxElement, name: string): string | null {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  const value = found?.value;
  if (typeof value !== 'object' || value === null) return value ?? null;
  const [statement] = value.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return null;
  const { expression } = statement;
  if (expression.type !== 'TemplateLiteral') return literalOf(value.data?.estree);
  const [quasi] = expression.quasis;
  return expression.quasis.length === 1 ? (quasi?.value.cooked ?? null) : null;
}

/** Marks all JSX of a file with the scope of the file. */
export function claimJsx(tree: HastRoot, state: SourceState): void {
  visitNodes(tree as Node, (node) => {
    if (!isJsx(node)) return;
    const start = state.placeOf(node);
    const place: RootPlace = { ...start, lastLine: node.position?.end.line ?? start.line };
    node.data = Object.assign(node.data ?? {}, { scope: state.scope, place });
  });
}

/** The place that a JSX node was marked with. */
export function rootPlaceOf(node: JsxNode): RootPlace | undefined {
  return (node.data as { place?: RootPlace } | undefined)?.place;
}

/** The scope that a JSX node was marked with. */
export function scopeOf(node: JsxNode): SourceScope | undefined {
  return (node.data as { scope?: SourceScope } | undefined)?.scope;
}

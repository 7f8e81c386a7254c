import type { CallExpression, Expression, Node, TemplateLiteral } from 'estree';

/** Returns the value of a variable where it is used, or null if it is unknown. */
export type LookUp = (name: string) => Node | null;

/** A part that is only known at run time. */
export const gap = '…';

/**
 * The possible texts of an expression, with `…` for each part that is only known at run time. A variable
 * inside a text is a gap; one that is the whole text is resolved.
 */
export function listTexts(node: Node | null | undefined, lookUp: LookUp): string[] {
  switch (node?.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? node.value : gap];
    case 'TemplateLiteral':
      return readTemplate(node);
    case 'BinaryExpression':
      return node.operator === '+' ? combine(listTexts(node.left, inside), node.right) : [gap];
    case 'ConditionalExpression':
      return [...listTexts(node.consequent, lookUp), ...listTexts(node.alternate, lookUp)];
    case 'LogicalExpression':
      return [...listTexts(node.left, lookUp), ...listTexts(node.right, lookUp)];
    case 'ArrayExpression':
      return node.elements.flatMap((element) => listTexts(element, inside));
    case 'CallExpression':
      return readCall(node);
    case 'Identifier': {
      const value = lookUp(node.name);
      return value ? listTexts(value, () => null) : [gap];
    }
    default:
      return [gap];
  }
}

const inside: LookUp = () => null;

function combine(texts: readonly string[], next: Node): string[] {
  return texts.flatMap((text) => listTexts(next, inside).map((added) => text + added));
}

function readTemplate({ quasis, expressions }: TemplateLiteral): string[] {
  let texts = [''];
  for (const [index, { value }] of quasis.entries()) {
    const expression = expressions[index];
    texts = texts.map((text) => text + (value.cooked ?? ''));
    if (expression) texts = combine(texts, expression);
  }
  return texts;
}

/** Functions for colors return their text unchanged; lists of lines are joined. */
function readCall({ callee, arguments: args }: CallExpression): string[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [gap];
  const { object, property } = callee;
  if (object.type === 'Identifier' && /colors?$/i.test(object.name))
    return listTexts(args[0], inside);
  if (property.name === 'join' && object.type === 'ArrayExpression') {
    const [separator = gap] = listTexts(args[0], inside);
    return joinTexts(object.elements, separator);
  }
  return [gap];
}

function joinTexts(elements: readonly (Expression | Node | null)[], separator: string): string[] {
  return elements.reduce<string[]>(
    (texts, element, index) =>
      element
        ? combine(index === 0 ? [''] : texts.map((text) => text + separator), element)
        : texts,
    [''],
  );
}

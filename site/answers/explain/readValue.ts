import type { Expression, Node, ObjectExpression, SpreadElement, Statement } from 'estree';
import type { ConfigField, ConfigValue } from './configValue.ts';

/** What `const` names stand for. */
export type Declarations = ReadonlyMap<string, Expression>;

/** How many names may lead to each other, as in `const a = b`. */
const deepest = 20;

/**
 * Creates a function that reads expressions of a text. `shift` is what was put in front of the text before it was
 * parsed, and `line` the lines that were cut off.
 */
export function createValueReader({
  source,
  shift,
  line: lineShift,
}: {
  source: string;
  shift: number;
  line: number;
}): (node: Expression | SpreadElement, names: Declarations, depth?: number) => ConfigValue {
  const placeOf = createPlacer({ source, shift, line: lineShift });

  function readFields(node: ObjectExpression, names: Declarations, depth: number): ConfigField[] {
    return node.properties.flatMap((property): ConfigField[] => {
      const { line } = placeOf(property);
      if (property.type === 'SpreadElement') {
        const value = read(property.argument, names, depth + 1);
        return value.kind === 'object' ? value.fields : [{ key: '...', line, value }];
      }
      const key = property.computed ? null : keyOf(property.key);
      if (key === null) {
        return [{ key: '...', line, value: { ...placeOf(property.key), kind: 'unread' } }];
      }
      const isFunction = property.method || property.kind !== 'init';
      const value: ConfigValue = isFunction
        ? { ...placeOf(property), kind: 'function' }
        : read(property.value as Expression, names, depth + 1);
      return [{ key, line, value }];
    });
  }

  function read(node: Expression | SpreadElement, names: Declarations, depth = 0): ConfigValue {
    const place = placeOf(node);
    const inner = node.type === 'SpreadElement' ? node : resolveName(node, names);
    if (inner !== node && depth < deepest) return { ...read(inner, names, depth + 1), ...place };
    switch (inner.type) {
      case 'ObjectExpression': {
        const fields = withoutReplaced(readFields(inner, names, depth));
        return {
          ...place,
          kind: 'object',
          fields,
          isOpen: fields.some(({ key }) => key === '...'),
        };
      }
      case 'ArrayExpression': {
        const items = inner.elements.flatMap((one) => {
          if (one === null) return [];
          if (one.type !== 'SpreadElement') return [read(one, names, depth + 1)];
          const spread = read(one.argument, names, depth + 1);
          return spread.kind === 'array'
            ? spread.items
            : [{ ...placeOf(one), kind: 'unread' } as const];
        });
        return { ...place, kind: 'array', items, isOpen: inner.elements.some(isSpread) };
      }
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return { ...place, kind: 'function' };
      case 'CallExpression':
      case 'NewExpression': {
        const made = inner.type === 'CallExpression' ? madeByCall(inner, names) : null;
        if (made && depth < deepest) return { ...read(made.node, made.names, depth + 1), ...place };
        const args = inner.arguments.map((one) => read(one, names, depth + 1));
        return { ...place, kind: 'call', name: nameOf(inner.callee), args };
      }
      default:
        return { ...place, ...readLiteralNode(inner) };
    }
  }
  return read;
}

/** Creates a function that finds where a node is in the text. */
function createPlacer({ source, shift, line }: { source: string; shift: number; line: number }) {
  return (node: Node & { start?: number; end?: number }) => {
    const text = source.slice((node.start ?? 0) - shift, (node.end ?? 0) - shift);
    return { line: (node.loc?.start.line ?? 1) + line, text };
  };
}

/** Of fields with the same name, the last one counts. */
const withoutReplaced = (fields: readonly ConfigField[]): ConfigField[] =>
  fields.filter(
    ({ key }, index) =>
      key === '...' || !fields.slice(index + 1).some((later) => later.key === key),
  );

const isSpread = (node: Node | null): boolean => node?.type === 'SpreadElement';

/** Strings, numbers and the like; anything else isn't known without running the code. */
function readLiteralNode(
  node: Expression | SpreadElement,
):
  | Pick<Extract<ConfigValue, { kind: 'literal' }>, 'kind' | 'value'>
  | { kind: 'regexp' | 'unread' } {
  if (node.type === 'Literal') {
    if ('regex' in node) return { kind: 'regexp' };
    return typeof node.value === 'bigint' || (typeof node.value === 'object' && node.value !== null)
      ? { kind: 'unread' }
      : { kind: 'literal', value: node.value };
  }
  if (node.type === 'Identifier' && node.name === 'undefined')
    return { kind: 'literal', value: undefined };
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return { kind: 'literal', value: node.quasis[0]?.value.cooked ?? '' };
  if (node.type === 'UnaryExpression' && node.argument.type === 'Literal') {
    const { value } = node.argument;
    if (node.operator === '!') return { kind: 'literal', value: !value };
    if (node.operator === '-' && typeof value === 'number')
      return { kind: 'literal', value: -value };
  }
  return { kind: 'unread' };
}

/** `a` and `'a'`, but no key that has to be computed. */
function keyOf(node: Node): string | null {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : null;
}

/** `dts` for `dts(…)`, `path.join` for `path.join(…)`. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return '';
  return `${nameOf(node.object)}.${nameOf(node.property)}`;
}

/** Drops what types add to an expression, as in `x satisfies Y`, and follows a name to what it stands for. */
function resolveName(node: Expression, names: Declarations): Expression {
  const inner = withoutTypes(node);
  if (inner.type === 'AwaitExpression') return inner.argument;
  return inner.type === 'Identifier' ? (names.get(inner.name) ?? inner) : inner;
}

function withoutTypes(node: Expression): Expression {
  if (!/^TS|^Parenthesized/.test(node.type) || !('expression' in node)) return node;
  return withoutTypes(node.expression as Expression);
}

/** The object or array that a call of a function in the same text returns; its arguments aren't followed. */
function madeByCall(
  { callee }: Extract<Expression, { type: 'CallExpression' }>,
  names: Declarations,
): ReturnType<typeof returnedBy> | null {
  const called = callee.type === 'Identifier' ? names.get(callee.name) : undefined;
  if (called?.type !== 'FunctionExpression' && called?.type !== 'ArrowFunctionExpression')
    return null;
  const made = returnedBy(called, names);
  return made.node.type === 'ObjectExpression' || made.node.type === 'ArrayExpression'
    ? made
    : null;
}

/** Leaves out the names of parameters, whose values aren't known. */
function withoutParameters(params: readonly Node[], names: Declarations): Declarations {
  const own = new Set(params.flatMap(listNames));
  return new Map([...names].filter(([name]) => !own.has(name)));
}

function listNames(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'AssignmentPattern') return listNames(node.left);
  if (node.type === 'RestElement') return listNames(node.argument);
  if (node.type === 'ArrayPattern')
    return node.elements.flatMap((one) => (one ? listNames(one) : []));
  if (node.type !== 'ObjectPattern') return [];
  return node.properties.flatMap((one) => listNames(one.type === 'Property' ? one.value : one));
}

/** Collects what `const` declares and what functions are called. */
export function declarationsOf(
  statements: readonly (Statement | { type: string })[],
  outer: Declarations,
): Declarations {
  const names = new Map(outer);
  for (const statement of statements as readonly Statement[]) {
    if (statement.type === 'FunctionDeclaration')
      names.set(statement.id.name, { ...statement, type: 'FunctionExpression' } as Expression);
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier' && init) names.set(id.name, init);
  }
  return names;
}

/** The config that an expression leads to, through `define…(…)`, names and functions. */
export function returnedBy(
  node: Expression,
  names: Declarations,
  depth = 0,
): { node: Expression; names: Declarations; isComputed: boolean } {
  const inner = resolveName(node, names);
  if (depth > deepest) return { node: inner, names, isComputed: false };
  if (inner !== node) return returnedBy(inner, names, depth + 1);
  if (
    inner.type === 'CallExpression' &&
    /^(?:\w+\.)?define(?:Config|Project|BuildConfig)$/.test(nameOf(inner.callee))
  ) {
    const [first] = inner.arguments;
    if (!names.has(nameOf(inner.callee)) && first && first.type !== 'SpreadElement')
      return returnedBy(first, names, depth + 1);
  }
  const made = inner.type === 'CallExpression' ? madeByCall(inner, names) : null;
  if (made) return { ...made, isComputed: true };
  if (inner.type === 'ArrowFunctionExpression' || inner.type === 'FunctionExpression') {
    const { body } = inner;
    const outer = withoutParameters(inner.params, names);
    if (body.type !== 'BlockStatement')
      return { ...returnedBy(body, outer, depth + 1), isComputed: true };
    const own = declarationsOf(body.body, outer);
    const last = body.body.findLast((one) => one.type === 'ReturnStatement');
    if (last?.type === 'ReturnStatement' && last.argument)
      return { ...returnedBy(last.argument, own, depth + 1), isComputed: true };
  }
  return { node: inner, names, isComputed: false };
}

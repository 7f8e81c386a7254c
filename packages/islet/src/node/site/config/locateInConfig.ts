import { readFileSync } from 'node:fs';
import { type AnyNode, type Program, parse } from 'acorn';
import { placeAt } from '../../support/problems/placeAt.ts';
import { type FilePlace, findSource } from './findSource.ts';

/**
 * Finds where the value at a path is written in the sources of a compiled config: its key, or the last part of the path that
 * is written out. Follows variables, also imported ones, but evaluates nothing. Undefined if there is no such place.
 */
export function locateInConfig(
  module: string,
  path: readonly PropertyKey[],
): FilePlace | undefined {
  try {
    const code = readFileSync(module, 'utf8');
    const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
    const offset = findOffset(program, path);
    return offset === null ? undefined : (findSource(module, placeAt(code, offset)) ?? undefined);
  } catch {
    // The problem is reported without a line then.
    return undefined;
  }
}

function findOffset(program: Program, path: readonly PropertyKey[]): number | null {
  const variables = new Map<string, AnyNode>();
  let exported: AnyNode | null = null;
  for (const node of program.body) {
    if (node.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations) {
        if (id.type === 'Identifier' && init) variables.set(id.name, init);
      }
    }
    if (node.type === 'ExportDefaultDeclaration') exported = node.declaration;
    if (node.type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported: name } of node.specifiers) {
      if (name.type === 'Identifier' && name.name === 'default') exported = local;
    }
  }
  let value = exported && unwrap(exported, variables);
  let offset: number | null = value?.start ?? null;
  for (const key of path) {
    const part = value && findPart(value, key);
    if (!part) break;
    offset = part.start;
    value = unwrap(part.type === 'Property' ? part.value : part, variables);
  }
  return offset;
}

/** The entry of a literal object or array. */
function findPart(value: AnyNode, key: PropertyKey): AnyNode | null {
  if (value.type === 'ArrayExpression') {
    const before = value.elements.slice(0, Number(key) + 1);
    return before.some((element) => element?.type === 'SpreadElement')
      ? null
      : (before[Number(key)] ?? null);
  }
  if (value.type !== 'ObjectExpression') return null;
  const named = value.properties.filter((property) => {
    if (property.type !== 'Property' || property.computed) return false;
    const { key: own } = property;
    return (own.type === 'Identifier' ? own.name : own.type === 'Literal' && own.value) === key;
  });
  return named.at(-1) ?? null;
}

/** Follows a value to the literal that it is, such as the argument of `defineConfig`. */
function unwrap(node: AnyNode, variables: ReadonlyMap<string, AnyNode>, depth = 0): AnyNode | null {
  const follow = (next: AnyNode | null | undefined): AnyNode | null =>
    next && depth < 20 ? unwrap(next, variables, depth + 1) : null;
  switch (node.type) {
    case 'Identifier':
      return follow(variables.get(node.name));
    case 'CallExpression':
      return follow(node.arguments[0]);
    case 'AwaitExpression':
      return follow(node.argument);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression': {
      if (node.body.type !== 'BlockStatement') return follow(node.body);
      const last = node.body.body.findLast(({ type }) => type === 'ReturnStatement');
      return last?.type === 'ReturnStatement' ? follow(last.argument) : null;
    }
    default:
      return node;
  }
}

import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import type { Expression, Program, Statement } from 'estree';
import type { ConfigValue, ParsedConfig, ParseFault } from './configValue.ts';
import { createValueReader, type Declarations, declarationsOf, returnedBy } from './readValue.ts';

/** With JSX, a type in angle brackets would be an element; configs in `.tsx` files are rare. */
const TypeScriptParser = Parser.extend(tsPlugin());

/**
 * Parses a config in JavaScript, TypeScript or JSON, which may have comments: a module, or an object or fields alone.
 * Nothing is run. A text that isn't any of these gives the fault of the module.
 */
export function parseConfig(text: string): ParsedConfig | ParseFault {
  const source = text.replace(/^\uFEFF/, '').replace(/^#!.*/, '');
  if (source.trim() === '') return { roots: [], isComputed: false, imports: {} };
  for (const [before, after] of [
    ['(', ')'],
    ['({', '})'],
  ] as const) {
    const alone = tryParse(`${before}${source.trim().replace(/[;,]$/, '')}\n${after}`);
    if (!('body' in alone)) continue;
    const found = readAlone(alone, { source, shift: before.length + leadOf(source) });
    if (found) return found;
  }
  const parsed = tryParse(source);
  return 'body' in parsed ? readModule(parsed, source) : parsed;
}

/** Characters in front of the first one that isn't white space, as a negative number. */
const leadOf = (source: string): number => source.trimStart().length - source.length;

function tryParse(source: string): Program | ParseFault {
  try {
    const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true } as const;
    const parsed: unknown = TypeScriptParser.parse(source, {
      ...options,
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
    });
    if (isProgram(parsed)) return parsed;
    throw new Error('The parser returned no program.');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, line = '1'] = /\((\d+):\d+\)$/.exec(error.message) ?? [];
    return { line: Number(line), message: error.message.replace(/\s*\(\d+:\d+\)$/, '') };
  }
}

const isProgram = (value: unknown): value is Program =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Program';

/** An object or an array by itself, or fields without braces. */
function readAlone(
  { body: [first] }: Program,
  place: { source: string; shift: number },
): ParsedConfig | null {
  if (first?.type !== 'ExpressionStatement') return null;
  const { expression } = first;
  if (expression.type !== 'ObjectExpression' && expression.type !== 'ArrayExpression') return null;
  const value = createValueReader({ ...place, line: lineShift(place.source) })(
    expression,
    new Map(),
  );
  return { roots: value.kind === 'array' ? value.items : [value], isComputed: false, imports: {} };
}

/** Empty lines in front of the text, which were cut off. */
const lineShift = (source: string): number =>
  source.slice(0, -source.trimStart().length || undefined).split('\n').length - 1;

function readModule({ body }: Program, source: string): ParsedConfig {
  const statements = body.filter((one): one is Statement => !/^(?:Im|Ex)port/.test(one.type));
  const exported = body.flatMap((one) =>
    one.type === 'ExportNamedDeclaration' && one.declaration ? [one.declaration] : [],
  );
  const names = declarationsOf([...statements, ...exported], new Map());
  const read = createValueReader({ source, shift: 0, line: 0 });
  const root = findExport(body);
  const { value, isComputed } = root
    ? unwrapRoot(root, names, read)
    : { value: null, isComputed: false };
  const roots = value === null ? [] : value.kind === 'array' ? value.items : [value];
  return { roots, isComputed, imports: readImports(body) };
}

/** `export default …`, `module.exports = …`, or else the last expression, as when only a call was pasted. */
function findExport(body: Program['body']): Expression | null {
  for (const node of body.toReversed()) {
    if (node.type === 'ExportDefaultDeclaration') {
      const { declaration } = node;
      // A function without a name is a declaration here, although it reads like an expression.
      if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration')
        return { ...declaration, type: 'FunctionExpression' } as Expression;
      return declaration;
    }
    if (node.type !== 'ExpressionStatement') continue;
    const { expression } = node;
    if (expression.type !== 'AssignmentExpression') continue;
    if (/^(?:module\.)?exports(?:\.default)?$/.test(nameOfMember(expression.left)))
      return expression.right;
  }
  const last = body.at(-1);
  if (last?.type !== 'ExpressionStatement' || last.expression.type !== 'CallExpression')
    return null;
  return /^define/.test(nameOfMember(last.expression.callee)) ? last.expression : null;
}

/** `a.b.c` for such an expression, otherwise an empty text. */
function nameOfMember(node: { type: string }): string {
  if ('name' in node && typeof node.name === 'string') return node.name;
  if (node.type !== 'MemberExpression' || !('object' in node) || !('property' in node)) return '';
  const { object, property } = node as { object: { type: string }; property: { type: string } };
  return `${nameOfMember(object)}.${nameOfMember(property)}`;
}

/** Follows `defineConfig(…)`, names and functions to the object or the array of a config. */
function unwrapRoot(
  node: Expression,
  names: Declarations,
  read: ReturnType<typeof createValueReader>,
): { value: ConfigValue; isComputed: boolean } {
  const inner = returnedBy(node, names);
  return { value: read(inner.node, inner.names), isComputed: inner.isComputed };
}

function readImports(body: Program['body']): Record<string, string> {
  const found: Record<string, string> = {};
  for (const node of body) {
    if (node.type === 'ImportDeclaration')
      for (const { local } of node.specifiers) found[local.name] = String(node.source.value);
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) {
      if (init?.type !== 'CallExpression' || nameOfMember(init.callee) !== 'require') continue;
      const [from] = init.arguments;
      if (from?.type !== 'Literal') continue;
      if (id.type === 'Identifier') found[id.name] = String(from.value);
      if (id.type !== 'ObjectPattern') continue;
      for (const one of id.properties)
        if (one.type === 'Property' && one.value.type === 'Identifier')
          found[one.value.name] = String(from.value);
    }
  }
  return found;
}

import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import { z } from 'zod';
import type { OptionSchema } from '../../answers/explain/optionsSchema.ts';

const TypeParser = Parser.extend(tsPlugin());

/** The nodes of types, as far as they are read here. */
const nodeSchema = z.looseObject({ type: z.string() });

type TypeNode = z.infer<typeof nodeSchema>;

/**
 * Reads a documented type as a schema: `boolean | 'auto'`, or declarations of which the last one is the type. Names of
 * other packages allow everything.
 */
export function readTypeSchema(text: string): OptionSchema {
  const isDeclared = /^(?:type|interface) \w/m.test(text);
  const source = isDeclared ? text : `type Stated = ${text};`;
  const program = nodeSchema.parse(
    TypeParser.parse(source, { ecmaVersion: 'latest', sourceType: 'module' }),
  );
  const declared = new Map<string, TypeNode>();
  let last: TypeNode | null = null;
  for (const node of childrenOf(program, 'body')) {
    if (node.type !== 'TSTypeAliasDeclaration') continue;
    last = childOf(node, 'typeAnnotation');
    declared.set(nameOfNode(childOf(node, 'id')), last);
  }
  const [name] = [...declared].findLast(([, node]) => node === last) ?? [];
  if (name !== undefined) declared.delete(name);
  return last ? describeType(last, declared) : {};
}

/** What each kind of type becomes. */
const readers: Record<string, (node: TypeNode, declared: Map<string, TypeNode>) => OptionSchema> = {
  TSStringKeyword: () => ({ type: 'string' }),
  TSNumberKeyword: () => ({ type: 'number' }),
  TSBooleanKeyword: () => ({ type: 'boolean' }),
  TSNullKeyword: () => ({ type: 'null' }),
  TSFunctionType: () => ({ 'x-js': 'function' }),
  TSParenthesizedType: (node, declared) => describeType(childOf(node, 'typeAnnotation'), declared),
  TSLiteralType: (node) => {
    const { value } = childOf(node, 'literal');
    const isPlain =
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isPlain ? { enum: [value] } : {};
  },
  TSArrayType: (node, declared) => ({
    type: 'array',
    items: describeType(childOf(node, 'elementType'), declared),
  }),
  TSUnionType: (node, declared) =>
    unite(
      childrenOf(node, 'types')
        .filter(({ type }) => type !== 'TSUndefinedKeyword')
        .map((one) => describeType(one, declared)),
    ),
  TSTypeLiteral: (node, declared) => ({
    type: 'object',
    properties: Object.fromEntries(
      childrenOf(node, 'members')
        .filter(({ type }) => type === 'TSPropertySignature')
        .map((member) => [
          nameOfNode(childOf(member, 'key')),
          describeType(childOf(childOf(member, 'typeAnnotation'), 'typeAnnotation'), declared),
        ]),
    ),
    additionalProperties: false,
  }),
  TSTypeReference: (node, declared) => describeReference(node, declared),
};

function describeType(node: TypeNode, declared: Map<string, TypeNode>): OptionSchema {
  return readers[node.type]?.(node, declared) ?? {};
}

function describeReference(node: TypeNode, declared: Map<string, TypeNode>): OptionSchema {
  const name = nameOfNode(childOf(node, 'typeName'));
  const known = declared.get(name);
  // A type that contains itself ends there.
  if (known) return describeType(known, new Map([...declared].filter(([other]) => other !== name)));
  if (name === 'RegExp') return { 'x-js': 'RegExp' };
  if (name !== 'Record') return {};
  const given = node.typeArguments ?? node.typeParameters;
  const value = given ? childrenOf(nodeSchema.parse(given), 'params')[1] : undefined;
  return { type: 'object', additionalProperties: value ? describeType(value, declared) : {} };
}

/** Joins the parts of a union: literals become one list, and what allows everything is the whole. */
function unite(parts: readonly OptionSchema[]): OptionSchema {
  const all = parts.flatMap((one) => one.anyOf ?? [one]);
  if (all.some((one) => Object.keys(one).length === 0)) return {};
  const values = all.flatMap((one) => one.enum ?? []);
  const others = all.filter((one) => !one.enum);
  const literals = values.length > 0 ? [{ enum: values }] : [];
  const [first, ...rest] = [...literals, ...others];
  return first && rest.length === 0 ? first : { anyOf: [...literals, ...others] };
}

const childOf = (node: TypeNode, key: string): TypeNode => nodeSchema.parse(node[key]);

const childrenOf = (node: TypeNode, key: string): TypeNode[] =>
  z.array(nodeSchema).parse(node[key]);

const nameOfNode = (node: TypeNode): string => String(node.name ?? node.value ?? '');

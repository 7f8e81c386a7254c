import type { Expression, VariableDeclaration } from 'estree';

/** Declares a constant with a JSON value. */
export function declareConstant(name: string, value: unknown): VariableDeclaration {
  const json: Expression = { type: 'Literal', value: JSON.stringify(value) };
  const parse: Expression = {
    type: 'MemberExpression',
    object: { type: 'Identifier', name: 'JSON' },
    property: { type: 'Identifier', name: 'parse' },
    computed: false,
    optional: false,
  };
  const init: Expression = {
    type: 'CallExpression',
    callee: parse,
    arguments: [json],
    optional: false,
  };
  const id = { type: 'Identifier', name } as const;
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id, init }],
  };
}

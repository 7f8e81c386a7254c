import type { Node as EstreeNode, Expression, Program } from 'estree';
import { buildJsx } from 'estree-util-build-jsx';
import { toJs } from 'estree-util-to-js';
import { walk } from 'estree-walker';
import type { Root as HastRoot } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import type { Node, Parent } from 'unist';
import { messageOf } from '#shared/messageOf.ts';
import type { PageProgram, SourcePlace } from '#shared/types.ts';
import type { ProblemList } from '../../support/problems/problems.ts';
import type { SourceScope } from '../source/sourceState.ts';
import { isJsx, type JsxNode, rootPlaceOf, scopeOf } from './jsx.ts';

/** A marker in the HTML for a JSX root; Markdown itself can't contain NUL. */
export const jsxMarker = /\0(\d+)\0/;

/**
 * Replaces all JSX in the tree by markers, and writes it as one function body:
 *
 * ```
 * (_h, _Fragment, _import, _components) => [() => element, …]
 * ```
 *
 * Each source file is a function of its own in it, so that a fragment sees its own imports only. JSX
 * of a fragment inside JSX of the page is a root too, called from there.
 */
export function createProgram(
  tree: HastRoot,
  scopes: readonly SourceScope[],
  problems: ProblemList,
): PageProgram | null {
  const roots: Array<{ node: JsxNode; scope: SourceScope | undefined }> = [];

  const takeRoots = (parent: Parent, inside: SourceScope | null): void => {
    parent.children.forEach((child, index) => {
      const scope = isJsx(child) ? scopeOf(child) : undefined;
      const isRoot = isJsx(child) && (inside === null || scope !== inside);
      if (isRoot) {
        const number = roots.push({ node: child, scope }) - 1;
        parent.children[index] = inside === null ? marker(number) : callOf(number);
      }
      if ('children' in child) takeRoots(child as Parent, isRoot ? (scope ?? null) : inside);
    });
  };
  takeRoots(tree, null);
  if (roots.length === 0) return null;

  const parts = scopes.map((scope) => {
    const own = roots.flatMap((root, number) =>
      root.scope === scope ? [`_roots[${number}] = () => ${rootToJs(root.node, problems)};`] : [],
    );
    if (own.length === 0) return '';
    return `(() => {\n${[...scopeToJs(scope, problems), ...own].join('\n')}\n})();\n`;
  });
  return {
    code: `'use strict';\nconst _roots = [];\n${parts.join('')}return _roots;\n`,
    places: roots.flatMap(({ node }) => rootPlaceOf(node) ?? []),
  };
}

function marker(number: number): Node {
  return { type: 'raw', value: `\0${number}\0` } as Node;
}

function callOf(number: number): Node {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'CallExpression',
          optional: false,
          arguments: [],
          callee: {
            type: 'MemberExpression',
            computed: true,
            optional: false,
            object: { type: 'Identifier', name: '_roots' },
            property: { type: 'Literal', value: number },
          },
        },
      },
    ],
  };
  return { type: 'mdxFlowExpression', value: `_roots[${number}]()`, data: { estree } } as Node;
}

function rootToJs(node: JsxNode, problems: ProblemList): string {
  const place = rootPlaceOf(node) ?? { file: '', line: 1, column: 1 };
  return tryToJs({ place, problems, instead: 'null' }, () => {
    const program = toEstree({ type: 'root', children: [node] } as unknown as HastRoot);
    return jsxToJs(program).trim().replace(/;$/, '');
  });
}

/** Returns code, or reports why there is none and returns a replacement. */
function tryToJs(
  { place, problems, instead }: { place: SourcePlace; problems: ProblemList; instead: string },
  write: () => string,
): string {
  try {
    return write();
  } catch (error) {
    problems.error(
      place,
      `This JavaScript cannot be used: ${messageOf(error)}.`,
      'Write it in a simpler way, or in a component of its own that the page imports.',
    );
    return instead;
  }
}

/**
 * The parser keeps parentheses as nodes, which no other tool knows; the printer adds them where they are
 * needed.
 */
interface Parenthesized {
  type: 'ParenthesizedExpression';
  expression: Expression | Parenthesized;
}

function jsxToJs(program: Program): string {
  let functions = 0;
  walk(program, {
    enter(node) {
      let inner = node as EstreeNode | Parenthesized;
      while (inner.type === 'ParenthesizedExpression') inner = inner.expression;
      if (inner !== node) this.replace(inner);
      if (isFunction(inner)) functions++;
      if (inner.type === 'AwaitExpression' && functions === 0) {
        throw new Error('a page is rendered in one go, without any `await`');
      }
      if (inner.type === 'MetaProperty' && inner.meta.name === 'import') {
        throw new Error('`import.meta` has no value in a page');
      }
    },
    leave(node) {
      if (isFunction(node)) functions--;
    },
  });
  buildJsx(program, { runtime: 'classic', pragma: '_h', pragmaFrag: '_Fragment' });
  return toJs(program).value;
}

const isFunction = ({ type }: EstreeNode): boolean =>
  /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(type);

function scopeToJs(scope: SourceScope, problems: ProblemList): string[] {
  const imports = scope.imports.flatMap(({ module, imported, local }) =>
    local === ''
      ? []
      : `const ${local} = _import(${JSON.stringify(module)}, ${JSON.stringify(imported)});`,
  );
  const missing = scope.missing
    .filter((local) => local !== '')
    .map((local) => `const ${local} = _import('', 'default');`);
  const globals = [...scope.globals.keys()].map((name) => `const ${name} = _components.${name};`);
  const body = scope.declarations.map((declaration) => {
    const start = declaration.loc?.start ?? { line: 1, column: 0 };
    const place = { file: scope.file, line: start.line, column: start.column + 1 };
    return tryToJs({ place, problems, instead: '' }, () =>
      jsxToJs({ type: 'Program', sourceType: 'module', body: [declaration] }),
    );
  });
  return [...imports, ...missing, ...globals, ...body];
}

import type { PageProgram, SourcePlace } from '@docs/common/types.ts';
import type { Program } from 'estree';
import { buildJsx } from 'estree-util-build-jsx';
import { toJs } from 'estree-util-to-js';
import type { Root as HastRoot } from 'hast';
import { toEstree } from 'hast-util-to-estree';
import type { Node, Parent } from 'unist';
import { isJsx, type JsxNode, scopeOf } from './jsx.ts';
import type { SourceScope } from './sourceState.ts';

/** Stands in the HTML where a JSX root belongs; Markdown itself can contain no NUL. */
export const jsxMarker = /\0(\d+)\0/;

/**
 * Takes all JSX out of the tree, leaving markers, and writes it as one function body:
 *
 * ```
 * (_h, _Fragment, _import, _components) => [() => element, …]
 * ```
 *
 * Each source file is a function of its own in it, so that a fragment sees its own imports only. JSX
 * of a fragment that stands inside JSX of the page is a root too, called from there.
 */
export function createProgram(tree: HastRoot, scopes: readonly SourceScope[]): PageProgram | null {
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
      root.scope === scope ? [`_roots[${number}] = () => ${rootToJs(root.node)};`] : [],
    );
    return own.length === 0 ? '' : `(() => {\n${[...scopeToJs(scope), ...own].join('\n')}\n})();\n`;
  });
  return {
    code: `'use strict';\nconst _roots = [];\n${parts.join('')}return _roots;\n`,
    places: roots
      .map(({ node }) => (node.data as { place?: SourcePlace }).place)
      .flatMap((p) => p ?? []),
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

function rootToJs(node: JsxNode): string {
  const program = toEstree({ type: 'root', children: [node] } as unknown as HastRoot);
  return jsxToJs(program).trim().replace(/;$/, '');
}

function jsxToJs(program: Program): string {
  buildJsx(program, { runtime: 'classic', pragma: '_h', pragmaFrag: '_Fragment' });
  return toJs(program).value;
}

function scopeToJs(scope: SourceScope): string[] {
  const imports = scope.imports.flatMap(({ module, imported, local }) =>
    local === ''
      ? []
      : `const ${local} = _import(${JSON.stringify(module)}, ${JSON.stringify(imported)});`,
  );
  const missing = scope.missing.map((local) => `const ${local} = _import('', 'default');`);
  const globals = [...scope.globals.keys()].map((name) => `const ${name} = _components.${name};`);
  const body = jsxToJs({ type: 'Program', sourceType: 'module', body: scope.declarations });
  return [...imports, ...missing, ...globals, body];
}

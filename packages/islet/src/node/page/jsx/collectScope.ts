import type { Node as EstreeNode, Program } from 'estree';
import { walk } from 'estree-walker';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { ComponentUse, SourcePlace } from '#shared/types.ts';
import { findBlocked } from '../../site/policy/findBlocked.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { findUses, readElementUse, rootNameOf } from './componentUses.ts';
import { declareConstant } from './declareConstant.ts';
import { isJsxElement } from './jsx.ts';
import { type ImportContext, readImport } from './readImport.ts';
import type { ImportAliases } from './resolveImport.ts';

/** Removes imports and exports from an MDX file, and collects the components that it expects from the theme. */
export function collectScope(tree: Root, state: SourceState, aliases: ImportAliases): void {
  const declared = new Set<string>();
  const used: ComponentUse[] = [];
  let usesFrontmatter = false;
  visitNodes(tree as Node, (node) => {
    if (node.type === 'mdxjsEsm') {
      const { estree } = (node.data ?? {}) as { estree?: Program };
      for (const statement of estree?.body ?? []) {
        for (const name of readStatement(statement, node, { state, aliases })) declared.add(name);
      }
    }
    if (isJsxElement(node)) used.push(...readElementUse(node, state));
    for (const program of programsOf(node)) {
      used.push(...findUses(program, state));
      usesFrontmatter ||= namesFrontmatter(program);
      warnOfHandlers(program, state.placeOf(node), state);
    }
  });
  tree.children = tree.children.filter(({ type }) => type !== 'mdxjsEsm');
  for (const { local } of state.scope.imports) declared.add(local);
  for (const local of state.scope.fragments.keys()) declared.add(local);
  for (const local of state.scope.missing) declared.add(local);
  if (usesFrontmatter && !declared.has('frontmatter'))
    state.scope.declarations.unshift(declareConstant('frontmatter', state.frontmatter));
  for (const use of used) {
    if (declared.has(use.name)) continue;
    state.scope.globals.set(use.name, [...(state.scope.globals.get(use.name) ?? []), use]);
  }
}

function programsOf(node: Node): Program[] {
  const own = (node.data as { estree?: Program } | undefined)?.estree;
  const attributes = isJsxElement(node) ? node.attributes : [];
  const inAttributes = attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree ?? [];
    return attribute.value && typeof attribute.value === 'object'
      ? (attribute.value.data?.estree ?? [])
      : [];
  });
  return own ? [own, ...inAttributes] : inAttributes;
}

/** Handlers are lost when elements are rendered to HTML, so they can only be found in the source. */
function warnOfHandlers(program: Program, place: SourcePlace, { problems }: SourceState): void {
  walk(program, {
    enter(node) {
      if (node.type !== 'JSXOpeningElement') return;
      const name = rootNameOf(node);
      if (!name || !/^[a-z]/.test(name)) return;
      for (const attribute of node.attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
        if (!/^on[A-Z]/.test(attribute.name.name)) continue;
        const { line, column } = attribute.loc?.start ?? {
          line: place.line,
          column: place.column - 1,
        };
        for (const { message, fix } of findBlocked(name, { [attribute.name.name]: '' })) {
          problems.warn({ file: place.file, line, column: column + 1 }, message, fix);
        }
      }
    },
  });
}

function namesFrontmatter(program: Program): boolean {
  let isUsed = false;
  walk(program, {
    enter(node) {
      if (node.type === 'Identifier' && node.name === 'frontmatter') isUsed = true;
    },
  });
  return isUsed;
}

/** Reads an import or an export into the scope; returns the names that it declares. */
function readStatement(
  statement: Program['body'][number],
  node: Node,
  { state, aliases }: ImportContext,
): string[] {
  const { scope, problems } = state;
  if (statement.type === 'ImportDeclaration') {
    return readImport(statement, node, { state, aliases });
  } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
    scope.declarations.push(statement.declaration);
    return declaredNames(statement.declaration);
  } else if (statement.type.startsWith('Export')) {
    problems.error(
      state.placeOf(node),
      'This form of `export` has no meaning in a page.',
      'Use `export const name = …` or `export function name() {…}`.',
    );
  }
  return [];
}

/** The names that a declaration defines. */
export function declaredNames(declaration: EstreeNode): string[] {
  if (declaration.type !== 'VariableDeclaration') {
    return 'id' in declaration && declaration.id && 'name' in declaration.id
      ? [declaration.id.name]
      : [];
  }
  const names: string[] = [];
  for (const { id } of declaration.declarations) {
    walk(id, { enter: (part) => void (part.type === 'Identifier' && names.push(part.name)) });
  }
  return names;
}

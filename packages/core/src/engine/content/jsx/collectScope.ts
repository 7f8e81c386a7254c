import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Node as EstreeNode, Expression, Program, VariableDeclaration } from 'estree';
import { walk } from 'estree-walker';
import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { ComponentUse, SourcePlace } from '#common/types.ts';
import { decodeSource } from '../../files/readSource.ts';
import { statOrNull } from '../../files/statOrNull.ts';
import { findBlocked } from '../../policy/findBlocked.ts';
import { nearestName } from '../../problems/nearestName.ts';
import type { SourceState } from '../source/sourceState.ts';
import { visitNodes } from '../source/visitNodes.ts';
import { findUses, readElementUse, rootNameOf } from './componentUses.ts';
import { isJsxElement } from './jsx.ts';
import { moduleKey } from './moduleKey.ts';
import { type ImportAliases, resolveImport } from './resolveImport.ts';

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

/** Declares a constant with a JSON value. */
function declareConstant(name: string, value: unknown): VariableDeclaration {
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

interface ScopeReading {
  state: SourceState;
  aliases: ImportAliases;
}

/** Reads an import or an export into the scope; returns the names that it declares. */
function readStatement(
  statement: Program['body'][number],
  node: Node,
  { state, aliases }: ScopeReading,
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

function readImport(
  statement: Extract<Program['body'][number], { type: 'ImportDeclaration' }>,
  node: Node,
  { state, aliases }: ScopeReading,
): string[] {
  const { scope, problems } = state;
  const specifier = String(statement.source.value);
  const { start } = statement.loc ?? {};
  // Imports without an empty line between them are one node.
  const place = start
    ? { file: state.file, line: start.line, column: start.column + 1 }
    : state.placeOf(node);
  const target = resolveImport(specifier, { from: state.absoluteFile, aliases });
  // Components of the theme need no import; unknown ones are reported.
  if (target.kind === 'widgets') return [];
  const file = target.kind === 'file' ? target.file : null;
  const bytes = file === null ? null : state.reader.read(file);
  const isFragment = /\.mdx?$/.test(specifier);
  const fault =
    file !== null ? findFault(file, specifier) : isFragment ? notAPath(specifier) : null;
  if (fault) {
    problems.error(place, fault.message, fault.fix);
    scope.missing.push(...statement.specifiers.map(({ local }) => local.name));
    return [];
  }
  if (target.kind === 'file' && target.isText) {
    const names = statement.specifiers.map(({ local }) => local.name);
    const text = decodeSource(bytes ?? Buffer.from(''));
    scope.declarations.push(...names.map((name) => declareConstant(name, text)));
    return names;
  }
  const module = file === null ? specifier : moduleKey(state.siteRoot, file);
  if (!isFragment && statement.specifiers.length === 0) {
    scope.imports.push({ module, imported: '', local: '', ...place });
  }
  for (const part of statement.specifiers) {
    const imported =
      part.type === 'ImportDefaultSpecifier'
        ? 'default'
        : part.type === 'ImportNamespaceSpecifier'
          ? '*'
          : 'name' in part.imported
            ? part.imported.name
            : String(part.imported.value);
    if (!isFragment) {
      scope.imports.push({ module, imported, local: part.local.name, ...place });
    } else if (imported === 'default' && file !== null) {
      scope.fragments.set(part.local.name, file);
    } else {
      problems.error(
        place,
        `\`${imported}\` is imported from \`${specifier}\`, but a Markdown fragment has only a default export.`,
        `Write \`import ${part.local.name} from '${specifier}'\`.`,
      );
      scope.missing.push(part.local.name);
    }
  }
  return [];
}

function notAPath(specifier: string): { message: string; fix: string } {
  return {
    message: `The fragment \`${specifier}\` is not named by a path.`,
    fix: 'Write the path from this file, as in `./_part.mdx`, or set an alias in `rsbuild.resolve.alias` of the config.',
  };
}

/** Why a file can't be imported; null if it can. */
function findFault(file: string, specifier: string): { message: string; fix: string } | null {
  const stats = statOrNull(file);
  if (stats?.isFile()) return null;
  if (stats) {
    const index = namesIn(file).find((name) => /^index\.[cm]?[jt]sx?$/.test(name));
    return {
      message: `The import \`${specifier}\` is a folder.`,
      fix: index
        ? `Name the file: \`${specifier.replace(/\/$/, '')}/${index}\`.`
        : 'Name the file in it.',
    };
  }
  const name = path.basename(file);
  const beside = namesIn(path.dirname(file));
  const near = beside.find((one) => path.parse(one).name === name) ?? nearestName(name, beside);
  return {
    message: `The import \`${specifier}\` does not exist.`,
    fix: near
      ? `Did you mean \`${specifier.slice(0, -name.length)}${near}\`?`
      : 'Write the path from this file, with its extension.',
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

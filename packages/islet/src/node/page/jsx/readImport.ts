import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ImportDeclaration } from 'estree';
import type { Node } from 'unist';
import { statOrNull } from '../../support/files/statOrNull.ts';
import type { FileFault } from '../../support/problems/explainFileError.ts';
import { nearestName } from '../../support/problems/nearestName.ts';
import type { SourceState } from '../source/sourceState.ts';
import { declareConstant } from './declareConstant.ts';
import { moduleKey } from './moduleKey.ts';
import { type ImportAliases, resolveImport } from './resolveImport.ts';

export interface ImportContext {
  state: SourceState;
  aliases: ImportAliases;
}

/**
 * Reads an import of a page into its scope: of a module, of a Markdown fragment, or of a file as text. Returns
 * the names that are declared at once, which are those of texts.
 */
export function readImport(
  statement: ImportDeclaration,
  node: Node,
  { state, aliases }: ImportContext,
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
  const isText = target.kind === 'file' && target.isText;
  const isFragment = /\.mdx?$/.test(specifier);
  const names = statement.specifiers.map(({ local }) => local.name);
  const text = file !== null && isText ? state.reader.readText(file) : null;
  // The page depends on its modules too, which the bundler reads.
  if (file !== null && !isText) state.reader.read(file);
  const unread = file !== null && isText ? state.reader.faultOf(file) : null;
  const fault =
    file !== null ? findFault(file, specifier, unread) : isFragment ? notAPath(specifier) : null;
  if (fault) {
    problems.error(place, fault.message, fault.fix);
    scope.missing.push(...names);
    return [];
  }
  if (text !== null) {
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
    message: `The fragment \`${specifier}\` must be imported by its path.`,
    fix: 'Write the path from this file, as in `./_part.mdx`, or set an alias in `rsbuild.resolve.alias` of the config.',
  };
}

/** Why a file can't be imported; null if it can. `unread` says why it can't be read as text. */
function findFault(
  file: string,
  specifier: string,
  unread: FileFault | null,
): { message: string; fix: string } | null {
  const stats = statOrNull(file);
  if (stats?.isFile()) {
    return unread && { message: `The import \`${specifier}\` ${unread.reason}.`, fix: unread.fix };
  }
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

import type { PageImport, PageRecord, Problem } from '#common/types.ts';
import { nearestName } from '../problems/nearestName.ts';
import type { RuntimeNames } from '../render/runtimeNames.ts';

/**
 * Tells of components that pages use without importing them and that the theme does not have, and of
 * imports that do not give what a page takes from them.
 */
export function checkNames(
  records: readonly Pick<PageRecord, 'components' | 'imports'>[],
  names: RuntimeNames,
): Problem[] {
  return records.flatMap(({ components, imports }) => [
    ...components.flatMap(({ name, ...place }) =>
      names.components.includes(name)
        ? []
        : { severity: 'error' as const, ...explainComponent(name, names.components), ...place },
    ),
    ...imports.flatMap(({ module, imported, ...place }) => {
      const fault = findFault(
        { module, imported },
        Object.hasOwn(names.modules, module) ? names.modules[module] : undefined,
      );
      return fault === null ? [] : { severity: 'error' as const, ...fault, ...place };
    }),
  ]);
}

type Fault = Pick<Problem, 'message' | 'fix'>;

function explainComponent(name: string, known: readonly string[]): Fault {
  const near = nearestName(name, known);
  return {
    message: `The component \`<${name}>\` is unknown.`,
    fix: near
      ? `Did you mean \`<${near}>\`? Otherwise import it from a file.`
      : `Import it, as in \`import ${name} from './${name}.tsx'\`.`,
  };
}

function findFault(
  { module, imported }: Pick<PageImport, 'module' | 'imported'>,
  found: RuntimeNames['modules'][string] | undefined,
): Fault | null {
  if (found === undefined || ('error' in found && isNotFound(found.error, module))) {
    return {
      message: `The module \`${module}\` cannot be found.`,
      fix: 'Install the package, or write the path of a file with `./` in front.',
    };
  }
  if ('error' in found) {
    // What the bundler told of has its place already.
    if (/Module build failed|^Cannot find module '/.test(found.error)) return null;
    return {
      message: `\`${module}\` fails when it is loaded: ${found.error}`,
      fix: 'Correct it; at build time it runs in Node, without a browser.',
    };
  }
  if (imported === '' || imported === '*' || found.exports.includes(imported)) return null;
  const near = nearestName(imported, found.exports);
  return {
    message:
      imported === 'default'
        ? `\`${module}\` has no default export.`
        : `\`${module}\` does not export \`${imported}\`.`,
    fix: near
      ? `Did you mean \`${near}\`?`
      : `It exports ${found.exports.map((name) => `\`${name}\``).join(', ') || 'nothing'}.`,
  };
}

/** How the bundle says that a module is not there: its message names what was asked for. */
function isNotFound(error: string, module: string): boolean {
  return error.startsWith(`Cannot find module '${module}'`);
}

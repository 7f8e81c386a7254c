import type { ComponentUse, PageImport, PageRecord, Problem, PropRules } from '#shared/types.ts';
import type { FailurePlace, RuntimeNames } from '../../render/runtime/runtimeNames.ts';
import { nearestName } from '../../support/problems/nearestName.ts';

/**
 * Reports components that a page uses but neither imports nor gets from the theme, props that they don't
 * take, and imports of names that a module doesn't export.
 */
export function checkNames(
  records: readonly Pick<PageRecord, 'components' | 'imports'>[],
  names: RuntimeNames,
): Problem[] {
  return records.flatMap(({ components, imports }) => [
    ...components.flatMap((use, index) => {
      if (use.part !== undefined && Object.hasOwn(names.components, use.name)) {
        const { file, line, column } = use;
        const fault = explainPart(use.name, use.part, Object.keys(names.components));
        return { severity: 'error' as const, ...fault, file, line, column };
      }
      if (Object.hasOwn(names.components, use.name)) {
        return checkProps(use, names.components[use.name] ?? null);
      }
      if (components.findIndex(({ name }) => name === use.name) < index) return [];
      const { file, line, column } = use;
      const fault = explainComponent(use.name, Object.keys(names.components));
      return { severity: 'error' as const, ...fault, file, line, column };
    }),
    ...imports.flatMap(({ module, imported, ...place }) => {
      const fault = findFault(
        { module, imported },
        Object.hasOwn(names.modules, module) ? names.modules[module] : undefined,
      );
      return fault === null ? [] : { severity: 'error' as const, ...place, ...fault };
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

function explainPart(name: string, part: string, known: readonly string[]): Fault {
  return {
    message: `\`<${name}.${part}>\` does not exist: \`${name}\` has no parts.`,
    fix: known.includes(part)
      ? `Write \`<${part}>\`.`
      : `Write what is in it as \`<${name}>\` takes it, or import a component from a file.`,
  };
}

/** Reports props that a component ignores as warnings, and values that it can't do without as errors. */
function checkProps(
  { name, props, isOpen, ...place }: ComponentUse,
  rules: PropRules | null,
): Problem[] {
  if (rules === null) return [];
  const missing = Object.keys(rules).filter(
    (prop) => rules[prop] === 'required' && !isOpen && !props.some((one) => one.name === prop),
  );
  return [
    ...missing.map(
      (prop): Problem => ({
        severity: 'error',
        message: `\`<${name}>\` needs ${prop === 'children' ? 'children' : `a \`${prop}\``}.`,
        fix:
          prop === 'children' ? `Write them between its tags.` : `Write \`<${name} ${prop}="…">\`.`,
        ...place,
      }),
    ),
    ...props.flatMap(({ name: prop, text, line, column }): Problem[] => {
      const at = { file: place.file, line, column };
      if (prop === 'key') return [];
      const rule = Object.hasOwn(rules, prop) ? rules[prop] : undefined;
      if (rule === undefined) {
        return [{ severity: 'warning', ...explainProp(name, prop, Object.keys(rules)), ...at }];
      }
      if (rule === 'icon' && text !== null && isIconWord(text))
        return [{ severity: 'warning', ...explainIcon(name, text), ...at }];
      if (text === null || typeof rule === 'string' || rule.includes(text)) return [];
      return [{ severity: 'error', ...explainValue({ name, prop, text }, rule), ...at }];
    }),
  ];
}

function explainProp(name: string, prop: string, known: readonly string[]): Fault {
  if (prop === 'children') {
    return {
      message: `\`<${name}>\` takes no children, so they are ignored.`,
      fix: 'Remove them.',
    };
  }
  const near = nearestName(prop, known);
  const others = known.filter((one) => one !== 'children');
  return {
    message: `\`<${name}>\` takes no \`${prop}\`, so it is ignored.`,
    fix: near
      ? `Did you mean \`${near}\`?`
      : others.length > 0
        ? `It takes ${quote(others)}.`
        : 'Remove it.',
  };
}

function explainValue(
  { name, prop, text }: { name: string; prop: string; text: string },
  words: readonly string[],
): Fault {
  const near = nearestName(text, words);
  return {
    message: `\`<${name}>\` has no \`${prop}\` "${text}".`,
    fix: `${near ? `Did you mean "${near}"? ` : ''}It can be ${quote(words)}.`,
  };
}

/** A word in Latin letters is the name of an icon in other engines, such as `rocket`. */
const isIconWord = (text: string): boolean => /^[a-z][\w-]{2,}$/i.test(text);

function explainIcon(name: string, text: string): Fault {
  return {
    message: `\`<${name}>\` shows its \`icon\` "${text}" as text.`,
    fix: `Write the icon of a set, as in \`lucide:${text.toLowerCase()}\`, an emoji, the path of an image, or an element.`,
  };
}

const quote = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function findFault(
  { module, imported }: Pick<PageImport, 'module' | 'imported'>,
  found: RuntimeNames['modules'][string] | undefined,
): (Fault & Partial<FailurePlace>) | null {
  if (found === undefined || ('error' in found && isNotFound(found.error, module))) {
    return {
      message: `The module \`${module}\` cannot be found.`,
      fix: 'Install the package, or write the path of a file from this page, as in `./Chart.tsx`.',
    };
  }
  if ('error' in found) {
    // The bundler has reported it with its place already.
    if (/Module build failed|^Cannot find module '/.test(found.error)) return null;
    return {
      message: `\`${module}\` fails when it is loaded: ${found.error}`,
      fix: 'Correct it; at build time it runs in Node, without a browser.',
      ...found.place,
    };
  }
  if (imported === '' || imported === '*' || found.exports.includes(imported)) return null;
  const near = nearestName(imported, found.exports);
  return {
    message:
      imported === 'default'
        ? `\`${module}\` has no default export.`
        : `\`${module}\` does not export \`${imported}\`.`,
    fix: near ? `Did you mean \`${near}\`?` : `It exports ${quote(found.exports) || 'nothing'}.`,
  };
}

/** The bundle's message about a missing module, which names it. */
function isNotFound(error: string, module: string): boolean {
  return error.startsWith(`Cannot find module '${module}'`);
}

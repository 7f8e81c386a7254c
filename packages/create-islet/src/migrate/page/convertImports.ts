import { hasElementRule, ownComponents } from './convertElements.ts';
import type { PageContext } from './pageContext.ts';
import { mapBlocks, mapProse } from './proseParts.ts';

const statement = /^import\s+(?:([^'";]+?)\s+from\s+)?(['"])([^'"\n]+)\2;?[ \t]*(?:\r?\n|$)/gm;

/** Packages whose components are ours, or are replaced by their tags. */
const themePackages =
  /^(?:@theme(?:-original)?(?:\/.+)?|@?rspress(?:\/core)?\/(?:theme|runtime|theme-original)|@docusaurus\/Link|@docusaurus\/useBaseUrl|@astrojs\/starlight\/components|vitepress\/theme)$/;

/** Helpers that only return their argument. */
const helpers = new Set(['useBaseUrl', 'withBase']);

/**
 * Converts the imports of a page: those of theme components are left out, because every page can use ours, and the
 * paths of others are rewritten. `missing` has the names that can no longer be imported, and why.
 */
export function convertImports(
  prose: string,
  context: PageContext,
): { prose: string; missing: Map<string, string> } {
  const missing = new Map<string, string>();
  const ofLang: string[] = [];
  const converted = prose.replace(
    statement,
    (written, ...[names, , loaded]: [string | undefined, string, string]) => {
      const from = withoutLoaders(loaded);
      const whole = written.replace(loaded, from);
      if (themePackages.test(from)) {
        const kept = readNames(names ?? '').filter(({ name, local }) => {
          const imported = name === 'default' ? (from.split('/').at(-1) ?? local) : name;
          return (
            imported !== local ||
            !(ownComponents.has(local) || hasElementRule(local) || helpers.has(local))
          );
        });
        context.count(`import of \`${from}\``);
        const replaced: string[] = [];
        for (const { name, local } of kept) {
          const isOurs = ownComponents.has(name) && name !== local;
          if (name === 'useLang' && context.lang !== undefined) {
            ofLang.push(local);
            continue;
          }
          // Hooks run in components only, which pages are in the other engine.
          if (!isOurs && !/^use[A-Z]/.test(name) && context.replaceImport(from, name))
            replaced.push(name === local ? name : `${name} as ${local}`);
          else
            missing.set(local, isOurs ? `is \`<${name}>\` here` : `is a component of \`${from}\``);
        }
        return replaced.length > 0 ? `import { ${replaced.join(', ')} } from '${from}';\n` : '';
      }
      const reason = context.refuseImport(from);
      if (reason !== null) {
        for (const { local } of readNames(names ?? '')) missing.set(local, reason);
        if (names === undefined)
          context.decide(
            from,
            `The import of \`${from}\` was left out: it ${reason}.`,
            'Import a stylesheet in a component.',
          );
        return '';
      }
      return whole.replace(from, context.relocate(from, 'import'));
    },
  );
  return { prose: insertLanguage(converted, ofLang, context), missing };
}

/** A page has one language, so in its expressions and exports, the hook that gives it is a text. */
function insertLanguage(
  prose: string,
  names: readonly string[],
  { lang = '' }: PageContext,
): string {
  return names.reduce((text, name) => {
    const call = new RegExp(`(?<![.\\w$])${name}\\(\\)`, 'g');
    return text.replace(/\{[^\n]*\}|^export\s.*/gm, (code) => code.replace(call, `'${lang}'`));
  }, prose);
}

/** Webpack takes loaders from a path, of which one gives the text of the file. */
const withoutLoaders = (specifier: string): string =>
  specifier.replace(/^-?!{0,2}(?:[\w-]+-loader(?:\?[^!]*)?!)*(.*)$/s, (all, file: string) =>
    file === all ? all : /\braw-loader\b/.test(all) && !file.includes('?') ? `${file}?raw` : file,
  );

/** Removes imports of names that a page no longer uses: in tags, in braces, and in what it exports. */
export function removeUnused(body: string): string {
  return mapBlocks(body, (text) => {
    const rest = text.replace(statement, '');
    const used = [
      ...(rest.match(/(?<=<)[A-Za-z][\w.]*|^export\s(?:[^\n]|\n(?!\n))*/gm) ?? []),
      textInBraces(rest),
    ].join(' ');
    return text.replace(statement, (whole, written?: string) => {
      const names = readNames(written ?? '');
      const isUsed = names.some(({ local }) =>
        new RegExp(`(?<![\\w$])${local.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}(?![\\w$])`).test(
          used,
        ),
      );
      return names.length === 0 || isUsed ? whole : '';
    });
  });
}

function textInBraces(text: string): string {
  let depth = 0;
  return Array.from(text, (sign, index) => {
    if (sign === '{' && text[index - 1] !== '\\') depth++;
    else if (sign === '}' && depth > 0) depth--;
    return depth > 0 ? sign : ' ';
  }).join('');
}

/** What a page imports, as it is written. */
export function listWrittenImports(source: string): string[] {
  const found: string[] = [];
  mapProse(source, (prose) => {
    for (const [, , , from = ''] of prose.matchAll(statement)) found.push(from);
    return prose;
  });
  return found;
}

/** The names that an import declares. */
function readNames(written: string): Array<{ name: string; local: string }> {
  const [, braces = ''] = /\{([^}]*)\}/.exec(written) ?? [];
  const outside = written.replace(/\{[^}]*\}/, '').replace(/\*\s+as\s+/, '');
  return [
    ...outside.split(',').map((local) => ({ name: 'default', local: local.trim() })),
    ...braces.split(',').map((one) => {
      const [name = '', local = name] = one.trim().split(/\s+as\s+/);
      return { name, local };
    }),
  ].filter(({ local }) => local !== '');
}

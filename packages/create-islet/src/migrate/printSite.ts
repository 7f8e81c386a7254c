import path from 'node:path';
import { name as packageName } from 'islet/package.json';
import { isInside, relativePath } from 'islet/tools';
import { stringify } from 'yaml';
import type { LoadedHosts } from './collectHosts.ts';
import { placeCopy } from './createModuleCopier.ts';
import { type ForeignSite, projectRoot, type Settings } from './source/foreignSite.ts';

/** TypeScript that is printed as it is. */
class Expression {
  constructor(readonly code: string) {}
}

/** Prints data as the TypeScript of a literal, indented as formatters do. */
function printLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return printText(value);
  if (value instanceof Expression) return value.code;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => printLiteral(one, inner))
    : Object.entries(value).map(([key, one]) => printField(key, printLiteral(one, inner)));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  const space = Array.isArray(value) ? '' : ' ';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (line.length + indent.length <= 80 && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

const printField = (key: string, value: string): string =>
  value === key ? key : `${printKey(key)}: ${value}`;

const printText = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const printKey = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : printText(key));

/** Prints `site.config.ts`, and `sidebars.ts` if the config lists sidebars. */
export function printSiteConfig(
  { settings, aliases, root, standIn }: ForeignSite,
  {
    hosts,
    hasCode,
    replaced,
  }: {
    hosts: LoadedHosts;
    hasCode: boolean;
    /** Modules of the other engine that the stand-in of the site is needed for. */
    replaced: ReadonlySet<string>;
  },
): Record<string, string> {
  const sidebars: Array<[string, unknown]> = [];
  const nameSidebar = <T extends { sidebar?: unknown }>(one: T, lang: string): object => {
    if (one.sidebar === undefined) return one;
    const name = lang === '' ? 'sidebar' : `sidebar${toWords(lang)}`;
    sidebars.push([name, one.sidebar]);
    return { ...one, sidebar: new Expression(name) };
  };
  const policy = Object.entries(hosts).filter(([key, list]) => key !== 'all' && list.length > 0);
  const alias = [
    ...Object.entries(hasCode ? aliases : {})
      .filter(([name]) => name !== projectRoot)
      .map(([name, to]) => [
        name,
        `./${isInside(path.join(root, 'docs'), to) ? relativePath(root, to) : placeCopy({ root }, to)}`,
      ]),
    ...[...replaced].sort().map((name) => [name, `./${standIn?.target}`]),
  ];
  const config = {
    ...settings,
    locales: settings.locales?.map((locale) => nameSidebar(locale, locale.lang)),
    themeConfig: nameSidebar(settings.themeConfig ?? {}, ''),
    contentSecurityPolicy: policy.length > 0 ? Object.fromEntries(policy) : undefined,
    rsbuild: alias.length > 0 ? { resolve: { alias: Object.fromEntries(alias) } } : undefined,
  };
  const kept = Object.entries(config).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  const names = sidebars.map(([name]) => name);
  const imports = [
    `import { defineConfig } from '${packageName}/config';`,
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from './sidebars.ts';`] : []),
  ];
  return {
    'site.config.ts': `${imports.join('\n')}\n\nexport default defineConfig(${printLiteral(Object.fromEntries(kept))});\n`,
    ...(names.length > 0 && {
      'sidebars.ts': sidebars
        .map(([name, value]) => `export const ${name} = ${printLiteral(value)};\n`)
        .join('\n'),
    }),
  };
}

/** A language as a part of a name: `zh-cn` is `ZhCn`. */
const toWords = (lang: string): string =>
  lang
    .split(/[^A-Za-z\d]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Prints a home page from the config. */
export function printHome({ title, description, themeConfig }: Settings): string {
  const action = themeConfig?.nav?.find(({ link }) => link?.startsWith('/'));
  const hero = {
    name: title,
    ...(description && { tagline: description }),
    ...(action && { actions: [{ text: action.text, link: action.link }] }),
  };
  return `---\n${stringify({ pageType: 'home', hero }).trimEnd()}\n---\n`;
}

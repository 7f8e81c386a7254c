import { decodePath } from '#shared/url.ts';
import { groupTypes } from './contentTypes.ts';
import type { HeaderRule } from './headersFile.ts';
import type { RedirectRule } from './parseRedirectsFile.ts';
import { pathSource } from './pathPattern.ts';
import {
  controlFiles,
  isForFiles,
  revalidate,
  type ServedFiles,
  splitRedirects,
} from './servedFiles.ts';
import { serverRedirect } from './serverRedirect.ts';

/**
 * Writes a site for Caddy, whose address and folder are environment variables. Most is in a `route`, because Caddy would
 * sort it otherwise.
 */
export function caddyFile(files: ServedFiles): string {
  const { base, rules, extensions } = files;
  const { first, last } = splitRedirects(files);
  const types = groupTypes(extensions).compressed.map((type) => `header Content-Type ${type}*`);
  const lead = (list: readonly RedirectRule[], group: string): string[] =>
    list
      .filter(({ status }) => status !== 404)
      .flatMap((rule, index) => redirectLines(rule, group + index, serveLines(files)));
  const route = [
    `header Cache-Control ${quote(revalidate)}`,
    ...rules.headers.flatMap(headerLines),
    ...block('@hidden', ['path_regexp "/[.]"', 'not path */.well-known/*']),
    'error @hidden 404',
    `@control path ${controlFiles.map((name) => base + name).join(' ')}`,
    'error @control 404',
    ...(base === '/' ? [] : [`redir ${base.slice(0, -1)} ${base} 302`]),
    ...lead(first, 'first'),
    ...pageLines(files),
    ...lead(last, 'redirect'),
    'error 404',
  ];
  const encode = block('encode zstd gzip', block('match', types));
  const errors = ['header -Cache-Control', ...encode, ...block('route', errorLines(files))];
  const lines = [
    '# Written by `islet build`. It serves the files below the folder SITE_ROOT at the address SITE_ADDRESS.',
    ...block('{$SITE_ADDRESS::80}', [
      'root * {$SITE_ROOT:/usr/share/caddy}',
      ...encode,
      ...block('route', route),
      ...block('handle_errors', errors),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `\t${line}`),
  '}',
];

/** Serves pages and files, and redirects addresses of pages that were given another form. */
function pageLines(files: ServedFiles): string[] {
  const { cleanUrls } = files;
  const found = ['rewrite {http.matchers.file.relative}', ...serveLines(files)];
  return [
    ...(cleanUrls ? formLines(forms.index) : []),
    ...block('@file', ['not path */', `file {path}${cleanUrls ? ' {path}.html' : ''}`]),
    ...block('route @file', found),
    ...block('@home', ['path */', 'file {path}index.html']),
    ...block('route @home', found),
    ...(cleanUrls ? formLines(forms.slash) : []),
    ...formLines(forms.folder),
  ];
}

/** A form of an address that is redirected if a file exists: it is looked for by the path, and the redirect is a part of what was sent. */
interface Form {
  name: string;
  path: string;
  file: string;
  sent: string;
  end: string;
}

/** A second slash at the start of what was sent would lead to another site. */
const forms = {
  index: {
    ...{ name: 'index', path: '^(.*/)index(?:[.]html)?$', file: '{re.index.1}index.html' },
    ...{ sent: '^(/(?:[^/?][^?]*/)?)index(?:[.]html)?', end: '' },
  },
  slash: {
    ...{ name: 'slash', path: '^(.+)/$', file: '{re.slash.1}.html' },
    ...{ sent: '^(/[^/?][^?]*)/', end: '' },
  },
  folder: {
    ...{ name: 'folder', path: '^(.*[^/])$', file: '{re.folder.1}/index.html' },
    ...{ sent: '^(/[^/?][^?]*)', end: '/' },
  },
} satisfies Record<string, Form>;

function formLines({ name, path, file, sent, end }: Form): string[] {
  const redirect = [
    `@${name}sent vars_regexp ${name}sent {uri} "${sent}([?].*)?$"`,
    `redir @${name}sent {re.${name}sent.1}${end}{re.${name}sent.2} 301`,
  ];
  const found = [`@${name}file file ${file}`, ...block(`route @${name}file`, redirect)];
  return [`@${name} path_regexp ${name} "(?s)${path}"`, ...block(`route @${name}`, found)];
}

/** Sends the file that the address was rewritten to. */
function serveLines({ extensions }: ServedFiles): string[] {
  const { types, texts } = groupTypes(extensions);
  return [
    ...types.flatMap(([type, names], index) => {
      const value = texts.includes(type) ? `${type}; charset=utf-8` : type;
      return [
        `@type${index} path ${names.map((name) => `*.${name}`).join(' ')}`,
        `header @type${index} Content-Type ${quote(value)}`,
      ];
    }),
    ...block('file_server', ['disable_canonical_uris']),
  ];
}

function headerLines({ path, set, removed }: HeaderRule, index: number): string[] {
  const isIn = (names: readonly string[], name: string): boolean =>
    names.some((one) => one.toLowerCase() === name.toLowerCase());
  const names = set.map(([name]) => name);
  // With a `+`, a header that another rule sets too is sent with both values. In one block, Caddy removes after it adds.
  const isAdded = (name: string): boolean => !isForFiles(name) && !isIn(removed, name);
  const changes = [
    ...removed.filter((name) => !isIn(names, name)).map((name) => `-${name}`),
    ...set.map(([name, value]) => `${isAdded(name) ? '+' : ''}${name} ${quotePlain(value)}`),
  ];
  return [
    `@header${index} path_regexp ${quoteRegex(pathSource(path).source)}`,
    ...block(`header @header${index}`, changes),
  ];
}

function redirectLines(rule: RedirectRule, name: string, serve: readonly string[]): string[] {
  if (rule.status === 200) {
    return [
      `@${name} path_regexp ${quoteRegex(pathSource(rule.from).source)}`,
      ...block(`route @${name}`, [`rewrite * ${quotePlain(decodePath(rule.to))}`, ...serve]),
    ];
  }
  const { source, to } = serverRedirect(rule, (number) => `{re.${name}.${number}}`);
  return [
    `@${name} vars_regexp ${name} {uri} ${quoteRegex(source)}`,
    `redir @${name} ${quote(to)} ${rule.status}`,
  ];
}

/** Shows the 404 page of the language and version. */
function errorLines(files: ServedFiles): string[] {
  const { base, rules } = files;
  const missing = rules.redirects.filter(({ status }) => status === 404);
  const show = (file: string) =>
    block('route', [`rewrite * ${quotePlain(decodePath(file))}`, ...serveLines(files)]);
  return [
    ...missing.flatMap(({ from, to }, index) => [
      `@missing${index} path_regexp ${quoteRegex(pathSource(from).source)}`,
      ...block(`handle @missing${index}`, show(to)),
    ]),
    ...block('handle', show(`${base}404.html`)),
  ];
}

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** Text without placeholders, which would be in braces. */
const quotePlain = (text: string): string => quote(text.replaceAll('{', '\\{'));

const quoteRegex = (source: string): string => quote(`(?s)${source}`);

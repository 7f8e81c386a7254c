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

/** Writes a server for nginx, to be included in its `http` block, as in `conf.d`. */
export function nginxServer(files: ServedFiles): string {
  const head = [
    '# Written by `islet build`. It serves the output from the folder that `root` names.',
    'server {',
    '  listen 80;',
    '  root /usr/share/nginx/html;',
    '',
  ];
  const rules = nginxRules(files).replace(/^(?=.)/gm, '  ');
  return `${head.join('\n')}\n${rules}}\n`;
}

/** Writes the rules alone, to be included in a `server` block of the reader's own. */
export function nginxRules(files: ServedFiles): string {
  const { base, rules } = files;
  const { first, last } = splitRedirects(files);
  const toLine = (rule: RedirectRule): string => redirectLine(rule, files);
  const lines = [
    'absolute_redirect off;',
    ...typeLines(files),
    ...headerLines(rules.headers),
    ...first.map(toLine),
    `error_page 404 ${base}404.html;`,
    ...fileLines(files),
    ...block('location @site_missing', [...formLines(files), ...last.map(toLine), 'return 404;']),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** The types of files, and which of them are compressed; `text/html` is always in both lists. */
function typeLines({ extensions }: ServedFiles): string[] {
  const { types, texts, compressed } = groupTypes(extensions);
  const list = (names: readonly string[]): string =>
    names.filter((name) => name !== 'text/html').join(' ');
  const lines = types.map(([type, names]) => `${type} ${names.join(' ')};`);
  return [
    ...block('types', lines),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${list(texts)};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    `gzip_types ${list(compressed)};`,
  ];
}

/** Finds the file for an address. Groups with names are variables, which aren't encoded as `$1` would be. */
function fileLines({ base, cleanUrls }: ServedFiles): string[] {
  const control = controlFiles.map((name) => name.replace('.', '\\.')).join('|');
  const folder = `${base}(?:.*/)?`;
  const location = (source: string): string => `location ~ ${quoteRegex(source)}`;
  const index = [
    ...block(`if (-f "$document_root\${site_folder}index.html")`, [
      `rewrite ${quoteRegex(`^(${folder})index`)} $1 permanent;`,
    ]),
    'try_files $uri $uri.html @site_missing;',
  ];
  return [
    ...block(location('/\\.(?!well-known/)'), ['return 404;']),
    ...block(location(`^${base}(?:${control})$`), ['return 404;']),
    ...block(location(`^(?<site_page>${base.slice(0, -1)}(?:/.*)?)/$`), [
      `try_files "\${uri}index.html" @site_missing;`,
    ]),
    ...(cleanUrls ? block(location(`^(?<site_folder>${folder})index(?:\\.html)?$`), index) : []),
    ...block(`location ${base}`, [`try_files $uri ${cleanUrls ? '$uri.html ' : ''}@site_missing;`]),
    ...(base === '/'
      ? []
      : block(`location = ${base.slice(0, -1)}`, [`return 302 ${base}$is_args$args;`])),
  ];
}

/** Redirects addresses of pages that were given another form; `rewrite` encodes what it takes from the path. */
function formLines({ cleanUrls }: ServedFiles): string[] {
  return [
    ...(cleanUrls
      ? ['if (-f "$document_root$site_page.html") { rewrite "(?s)^(.+)/$" $1 permanent; }']
      : []),
    'if (-f "$document_root$uri/index.html") { rewrite "(?s)^(.*)$" $1/ permanent; }',
  ];
}

const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

/**
 * Each header of a rule is a variable, which stays empty, and is then not sent, unless the path matches. Without `always`,
 * nginx leaves a header out of errors.
 */
function headerLines(rules: readonly HeaderRule[]): string[] {
  const set = rules.flatMap((rule) => rule.set.map(([name, value]) => ({ rule, name, value })));
  const variables = set.map(({ name }, index) =>
    isForFiles(name) ? '$site_cache' : `$site_header_${index}`,
  );
  const conditions = rules.map((rule) => [
    ...rule.removed.flatMap((removed) =>
      set.flatMap(({ rule: earlier, name }, index) =>
        rules.indexOf(earlier) < rules.indexOf(rule) && name.toLowerCase() === removed.toLowerCase()
          ? [`set ${variables[index]} "";`]
          : [],
      ),
    ),
    ...set.flatMap(({ rule: own, value }, index) =>
      own === rule ? [`set ${variables[index]} ${quote(value)};`] : [],
    ),
  ]);
  const plain = set.flatMap(({ name }, index) => (isForFiles(name) ? [] : [{ name, index }]));
  return [
    `set $site_cache ${quote(revalidate)};`,
    ...plain.map(({ index }) => `set ${variables[index]} "";`),
    ...rules.flatMap(({ path }, index) =>
      block(`if ($uri ~ ${quoteRegex(pathSource(path).source)})`, conditions[index] ?? []),
    ),
    'add_header Cache-Control $site_cache;',
    ...plain.map(({ name, index }) => `add_header ${name} ${variables[index]} always;`),
  ];
}

function redirectLine(rule: RedirectRule, { cleanUrls }: ServedFiles): string {
  const { from, status } = rule;
  const path = quoteRegex(pathSource(from).source);
  // Rules name files as they are in the output, and a request for an index would be redirected.
  const shown = quote(decodePath(rule.to).replace(cleanUrls ? /(?<=\/)index\.html$/ : /$^/, ''));
  if (status === 404) return `if ($uri ~ ${path}) { error_page 404 ${shown}; return 404; }`;
  if (status === 200) return `rewrite ${path} ${shown} last;`;
  const { source, to } = serverRedirect(rule, (number) => `$${number}`);
  return `if ($request_uri ~ ${quote(source)}) { return ${status} ${quote(to)}; }`;
}

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A `.` also stands for a line break, as in the patterns of other hosts. */
const quoteRegex = (source: string): string => quote(`(?s)${source}`);

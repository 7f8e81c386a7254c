import { type AskHost, findNearest, type Published, respond } from './published.ts';

/** Limits of https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/. */
const limits = {
  headerRules: 100,
  exact: 2000,
  dynamic: 100,
  headerLine: 2000,
  redirectLine: 1000,
};

interface Rule {
  pattern: RegExp;
  names: string[];
}

/** A host that reads `_headers` and `_redirects` as the documentation of Cloudflare Pages says. */
export interface CloudflareLike {
  ask: AskHost;
  /** Lines that it doesn't follow, since they are wrong or too many. */
  ignored: string[];
}

/** Publishes files on such a host. */
export function cloudflareLike(files: Published): CloudflareLike {
  const ignored: string[] = [];
  const headers = readHeaders(files.get('_headers') ?? '', ignored);
  const redirects = readRedirects(files.get('_redirects') ?? '', ignored);
  const answer = (path: string, search: string): Response => {
    // "Redirects are always followed, regardless of whether or not an asset matches the incoming request."
    for (const { rule, to, status } of redirects) {
      const groups = rule.pattern.exec(path);
      if (!groups) continue;
      const target = fill(to, rule, groups);
      if (status === 200) return answer(target, search);
      const [, before = '', hash = ''] = /^([^#]*)(.*)$/.exec(target) ?? [];
      return respond(status, {
        location: (before.includes('?') ? before : before + search) + hash,
      });
    }
    return serve(decodeURIComponent(path), files);
  };
  return {
    ignored,
    ask: async (target) => {
      const { pathname, search } = new URL(target, 'https://site.example');
      const response = answer(pathname, search);
      for (const { rule, set, unset } of headers) {
        if (!rule.pattern.test(pathname)) continue;
        for (const name of unset) response.headers.delete(name);
        for (const [name, value] of set) response.headers.append(name, value);
      }
      return response;
    },
  };
}

/** Files, without the endings of their addresses; a missing one is answered by the nearest `404.html`. */
function serve(path: string, files: Published): Response {
  const name = path.slice(1);
  const isHidden = name === '_headers' || name === '_redirects';
  const found = (file: string): boolean => files.has(file) && !isHidden;
  const lead = (to: string): Response => respond(308, { location: encodeURI(to) });
  if (name.endsWith('.html') && found(name)) {
    return lead(path.replace(/(?:(?<=\/)index)?\.html$/, ''));
  }
  if (path.endsWith('/index') && found(`${name}.html`)) return lead(path.slice(0, -'index'.length));
  if (found(name)) return respond(200, { file: name, files });
  if (path.endsWith('/')) {
    if (found(`${name}index.html`)) return respond(200, { file: `${name}index.html`, files });
    if (found(`${name.slice(0, -1)}.html`)) return lead(path.slice(0, -1));
  }
  if (found(`${name}.html`)) return respond(200, { file: `${name}.html`, files });
  if (found(`${name}/index.html`)) return lead(`${path}/`);
  return respond(404, { file: findNearest(name, '404.html', files), files });
}

function readHeaders(text: string, ignored: string[]) {
  const rules: Array<{ rule: Rule; set: Array<[string, string]>; unset: string[] }> = [];
  for (const line of text.split('\n')) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const [, name = '', value = ''] = /^([^:\s]+):(.+)$/.exec(content) ?? [];
    if (content.length > limits.headerLine) ignored.push(content);
    else if (content.startsWith('/')) {
      if (rules.length === limits.headerRules) ignored.push(content);
      else rules.push({ rule: compile(content), set: [], unset: [] });
    } else if (content.startsWith('! ')) rules.at(-1)?.unset.push(content.slice(2));
    else if (name !== '') rules.at(-1)?.set.push([name, value.trim()]);
    else ignored.push(content);
  }
  return rules;
}

function readRedirects(text: string, ignored: string[]) {
  const rules: Array<{ rule: Rule; to: string; status: number }> = [];
  const counts = { exact: 0, dynamic: 0 };
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [from = '', to = '', status = '302', ...rest] = line.split(/\s+/);
    // From the first dynamic rule on, all are counted as such.
    const kind = counts.dynamic > 0 || /\*|:\w/.test(from) ? 'dynamic' : 'exact';
    counts[kind]++;
    const isKnown = [200, 301, 302, 303, 307, 308].includes(Number(status));
    const isShort = line.length <= limits.redirectLine;
    if (!isKnown || !isShort || rest.length > 0 || counts[kind] > limits[kind]) ignored.push(line);
    else rules.push({ rule: compile(from), to, status: Number(status) });
  }
  return rules;
}

/** `*` is anything, `:name` is text without `/`. */
function compile(pattern: string): Rule {
  const names: string[] = [];
  const source = pattern.replace(/\/:([a-z]\w*)|\*|[.+?^${}()|[\]\\]/gi, (found, name?: string) => {
    if (name === undefined && found !== '*') return `\\${found}`;
    names.push(name ?? 'splat');
    return name === undefined ? '(.*)' : '/([^/]+)';
  });
  return { pattern: new RegExp(`^${source}$`), names };
}

const fill = (to: string, { names }: Rule, groups: RegExpExecArray): string =>
  names.reduce((target, name, index) => target.replaceAll(`:${name}`, groups[index + 1] ?? ''), to);

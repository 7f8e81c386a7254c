import { compilePathPattern, isValidPattern, type PathPattern } from './pathPattern.ts';

/** One path of a `_headers` file, with the headers that it sets and removes (`! Name`). */
export interface HeaderRule {
  /** The pattern as written. */
  path: string;
  matches: PathPattern;
  set: Array<[name: string, value: string]>;
  removed: string[];
}

/** Parses a `_headers` file like Netlify and Cloudflare; throws an error that names all invalid lines. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    const rule = rules.at(-1);
    const [, removed] = /^!\s*(\S+)$/.exec(content) ?? [];
    const header = parseHeader(content);
    if (isValidPattern(line))
      rules.push({ path: content, matches: compilePathPattern(content), set: [], removed: [] });
    else if (rule && /^\s/.test(line) && removed) rule.removed.push(removed);
    else if (rule && /^\s/.test(line) && header) rule.set.push(header);
    else problems.push(`_headers:${index + 1}: found “${content}”`);
  }
  if (problems.length > 0)
    throw new Error(
      `${problems.join('\n')}\nWrite a path that starts with “/” and has one “*” at most, and below it, indented, “Name: value” or “! Name”.`,
    );
  return rules;
}

/** Collects the headers of all rules that match a decoded path; a header set twice has both values. */
export function matchHeaders(rules: HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules) {
    if (!rule.matches(path)) continue;
    for (const name of rule.removed) headers.delete(name);
    for (const [name, value] of rule.set) headers.append(name, value);
  }
  return headers;
}

function parseHeader(content: string): [name: string, value: string] | null {
  const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(content) ?? [];
  try {
    new Headers([[name, value]]);
    return [name, value.trim()];
  } catch {
    return null;
  }
}

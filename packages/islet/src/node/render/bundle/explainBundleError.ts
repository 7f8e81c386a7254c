import type { Problem } from '#shared/types.ts';
import { nearestName } from '../../support/problems/nearestName.ts';

/** An error as the bundler reports it. */
export interface BundleError {
  message: string;
  /** Path of the module below the site's root, with `/`. */
  file: string;
  /** The author's source; most positions that the bundler reports are in the code compiled from it. */
  source: string;
}

/** An error in a stylesheet: what is wrong, the absolute path, line and column. */
export const invalidStyle = /^[\s│├╰─▶×]*(\S.*) at (.+\.css):(\d+):(\d+)\s*$/mu;

/** The place above a frame of code, which one with a single row doesn't have. */
const framePlace = /[╭┌]─\[(?:.*:)?(\d+):(\d+)\]/;
const onlyRow = /[╭┌]─+\n[\s│]*(\d+) │/;

/** How the compiler calls the characters that it didn't expect. */
const tokens = new Map([
  ['CloseCurlyBracket', '}'],
  ['CloseParenthesis', ')'],
  ['CloseSquareBracket', ']'],
  ['Colon', ':'],
  ['Comma', ','],
  ['Semicolon', ';'],
]);

/** Explains an error in a component or a module of the theme in one sentence, with its place. */
export function explainBundleError({ message, file, source }: BundleError): Problem {
  const missing = readMissing(message);
  if (missing !== null) {
    const { request } = missing;
    return {
      severity: 'error',
      ...explainMissing(request, file),
      file,
      ...placeOf(source, new RegExp(`['"(]${escapePattern(request)}['")]`)),
    };
  }
  const linking =
    /export '([^']+)' \(.*?was not found in '([^']+)'(?: \(possible exports: (.*?)\))?/s;
  const [, name, module, exports = ''] = linking.exec(message) ?? [];
  if (name !== undefined) {
    const near = nearestName(name, exports.split(', '));
    return {
      severity: 'error',
      message: `\`${module}\` does not export \`${name}\`.`,
      fix: near ? `Did you mean \`${near}\`?` : 'Correct the name, or export it there.',
      file,
      ...placeOf(source, new RegExp(`(?<![\\w$])${escapePattern(name)}(?![\\w$])`)),
    };
  }
  const style = invalidStyle.exec(message);
  if (style) {
    const [, reason = '', , line, column] = style;
    return {
      severity: 'error',
      message: `Invalid CSS: ${describeToken(reason)}.`,
      fix: 'Correct it. The compiler would leave it out.',
      file,
      // It counts lines from 0, and columns from 1.
      ...{ line: Number(line) + 1, column: Number(column) },
    };
  }
  const [, line, column] = framePlace.exec(message) ?? onlyRow.exec(message) ?? [];
  return {
    severity: 'error',
    message: firstSentence(message),
    fix: 'Fix the component or its import.',
    file,
    ...(line && { line: Number(line) }),
    ...(column && { column: Number(column) + 1 }),
  };
}

/** What an error says cannot be found, and the absolute path of the folder that it was looked for in. */
export function readMissing(message: string): { request: string; folder: string } | null {
  const [, request, folder = ''] = /Can't resolve '([^']+)'(?: in '([^']+)')?/.exec(message) ?? [];
  return request === undefined ? null : { request, folder };
}

function explainMissing(request: string, file: string): Pick<Problem, 'message' | 'fix'> {
  if (request.startsWith('/') && file.endsWith('.css')) {
    const message = `The file \`${request}\` is not in the public folder.`;
    return { message, fix: 'Put it there, or correct the path.' };
  }
  const fix = /^\.{0,2}\//.test(request)
    ? 'Correct the path, or create the file.'
    : 'Correct the name, or install the package.';
  return { message: `The module \`${request}\` cannot be found.`, fix };
}

/** `Unexpected token Ident("red")` as "unexpected `red`". */
function describeToken(reason: string): string {
  const [, kind = '', text = tokens.get(kind)] =
    /^Unexpected token (\w+)(?:\("(.*)"\))?$/.exec(reason) ?? [];
  if (text !== undefined) return `unexpected \`${text}\``;
  return reason.charAt(0).toLowerCase() + reason.slice(1);
}

/** Takes the compiler's message out of the frame and arrows that the bundler draws around it. */
function firstSentence(message: string): string {
  const lines = message
    .split('\n')
    .map((line) => line.replace(/^[\s│├╰─▶×x]*[×]\s*|^[\s│├╰─▶]+/u, '').trim())
    .filter((line) => line !== '');
  return lines.find((line) => !/^Module (?:build|parse) failed/.test(line)) ?? message;
}

function placeOf(source: string, pattern: RegExp): Pick<Problem, 'line' | 'column'> {
  const index = source.search(pattern);
  if (index === -1) return {};
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

import type { Problem } from '#common/types.ts';
import { nearestName } from '../problems/nearestName.ts';

/** A mistake as the bundler tells of it. */
export interface BundleError {
  message: string;
  /** Path of the module below the site's root, with `/`. */
  file: string;
  /** What the author wrote; the bundler's own places mostly count in what it made of that. */
  source: string;
}

/** Says in one sentence what is wrong with a module of the theme or a component, and where. */
export function explainBundleError({ message, file, source }: BundleError): Problem {
  const missing = /Can't resolve '([^']+)'/.exec(message)?.[1];
  if (missing !== undefined) {
    return {
      severity: 'error',
      message: `The module \`${missing}\` cannot be found.`,
      fix: /^\.{0,2}\//.test(missing)
        ? 'Correct the path, or write the file.'
        : 'Correct the name, or install the package.',
      file,
      ...placeOf(source, new RegExp(`(['"])${escapePattern(missing)}\\1`)),
    };
  }
  const linking =
    /export '([^']+)' \(.*?was not found in '([^']+)'(?: \(possible exports: (.*?)\))?/s;
  const [, name, module, exports = ''] = linking.exec(message) ?? [];
  if (name !== undefined) {
    const near = nearestName(name, exports.split(', '));
    return {
      severity: 'error',
      message: `\`${module}\` exports no \`${name}\`.`,
      fix: near ? `Did you mean \`${near}\`?` : 'Correct the name, or export it there.',
      file,
      ...placeOf(source, new RegExp(`(?<![\\w$])${escapePattern(name)}(?![\\w$])`)),
    };
  }
  const [, line, column] = /[╭┌]─\[(?:.*:)?(\d+):(\d+)\]/.exec(message) ?? [];
  return {
    severity: 'error',
    message: firstSentence(message),
    fix: 'Mend the component or its import.',
    file,
    ...(line ? { line: Number(line), column: Number(column) + 1 } : {}),
  };
}

/** The bundler frames what a compiler said, with arrows from the cause to its effect. */
function firstSentence(message: string): string {
  const lines = message
    .split('\n')
    .map((line) => line.replace(/^[\s│├╰─▶×x]*[×]\s*|^[\s│├╰─▶]+/u, '').trim())
    .filter((line) => line !== '');
  return lines.find((line) => !line.startsWith('Module build failed')) ?? message;
}

function placeOf(source: string, pattern: RegExp): Pick<Problem, 'line' | 'column'> {
  const index = source.search(pattern);
  if (index === -1) return {};
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

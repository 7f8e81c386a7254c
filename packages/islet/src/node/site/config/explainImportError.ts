import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message } from 'esbuild';
import { messageOf } from '#shared/messageOf.ts';
import type { Problem } from '#shared/types.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { explainFileError } from '../../support/problems/explainFileError.ts';
import { explainLimit } from '../../support/problems/explainLimit.ts';
import { placeAt } from '../../support/problems/placeAt.ts';
import { valueAt } from './describeValue.ts';
import { findSource } from './findSource.ts';
import { UnsettledError } from './settleInTime.ts';

/**
 * The config that failed, with absolute paths: `module` is the compiled config, null before it is
 * compiled, and `sources` are the config and the files it imports.
 */
interface Import {
  siteRoot: string;
  file: string;
  module: string | null;
  sources: readonly string[];
  /** What failed, as the start of a sentence. */
  subject?: string;
}

/** Turns an error thrown by a config or by its compilation into problems with file, line and column. */
export function explainImportError(error: unknown, source: Import): Problem[] {
  const { siteRoot, file, module, sources, subject = 'The config cannot be loaded' } = source;
  if (isBuildFailure(error)) {
    return error.errors.map(
      (one) => explainUnread(one.detail, source) ?? explainMessage(one, source),
    );
  }
  if (error instanceof UnsettledError) {
    const name = relativePath(siteRoot, file);
    const fix =
      'Settle the promise that it exports or awaits, and set a time limit for anything that may hang.';
    return [{ severity: 'error', message: `\`${name}\` ${error.message}.`, fix, file: name }];
  }
  const limit = explainLimit(error, subject);
  if (limit !== null) return [limit];
  const [text = ''] = messageOf(error).split('\n', 1);
  const message = text
    .replace(/^Maximum call stack size exceeded$/, tooDeep)
    .replace(/ imported from .*$/s, '')
    .replaceAll(path.resolve(siteRoot) + path.sep, '');
  const thrown = module && error instanceof Error ? placeOf(error, module) : null;
  const place = thrown ?? findImport(text, sources);
  return [
    {
      severity: 'error',
      message: `${subject}: ${message.replace(/[.\s]*$/, '')}.`,
      fix: 'Correct it; the config and its imports run in Node.',
      ...(place ?? { file }),
      file: relativePath(siteRoot, place?.file ?? file),
    },
  ];
}

function explainMessage({ text, location }: Message, { siteRoot, file }: Import): Problem {
  const { root } = path.parse(file);
  return {
    severity: 'error',
    message: `The config cannot be loaded: ${text.replaceAll(`${relativePath(root, siteRoot)}/`, '')}.`,
    fix: 'Correct it; the config and its imports run in Node.',
    file: relativePath(siteRoot, path.resolve(root, location?.file ?? file)),
    ...(location && { line: location.line, column: location.column + 1 }),
  };
}

/** Explains why a source could not be read; null for other errors, which have a place in a source. */
function explainUnread(error: unknown, { siteRoot, file }: Import): Problem | null {
  const fault = explainFileError(error);
  if (fault === null) return null;
  const unread = valueAt(error, ['path']);
  const name = relativePath(siteRoot, typeof unread === 'string' ? unread : file);
  return { severity: 'error', message: `\`${name}\` ${fault.reason}.`, fix: fault.fix, file: name };
}

const tooDeep = 'a function calls itself endlessly, or a value is nested too deeply';

/** Finds where an error was thrown; null if the stack or the source map don't say. */
function placeOf(error: Error, module: string) {
  try {
    return findPlace(String(error.stack), module);
  } catch {
    return null;
  }
}

/** Maps the first place of a stack in the compiled config to its source. */
function findPlace(stack: string, module: string) {
  // Node names modules by URL, a test runner by path.
  const name = [pathToFileURL(module).href, module].find((written) => stack.includes(written));
  if (name === undefined) return null;
  const [, line, column] =
    /^[^\s:]*:(\d+):(\d+)/.exec(stack.slice(stack.indexOf(name) + name.length)) ?? [];
  if (line === undefined) return null;
  return findSource(module, { line: Number(line), column: Number(column) });
}

/** Finds the import of a package that Node couldn't find, since Node only names the compiled file. */
function findImport(message: string, sources: readonly string[]) {
  const [, name] = /^Cannot find (?:package|module) '([^']+)'/.exec(message) ?? [];
  for (const file of name === undefined ? [] : sources) {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const at = ['"', "'"].flatMap((quote) => [`${quote}${name}${quote}`, `${quote}${name}/`]);
    const offset = at.map((part) => text.indexOf(part)).find((index) => index >= 0);
    if (offset !== undefined) return { file, ...placeAt(text, offset) };
  }
  return null;
}

function isBuildFailure(error: unknown): error is { errors: Message[] } {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) return false;
  // An `AggregateError` has a list of errors too.
  return error.errors.every((one: unknown) => typeof valueAt(one, ['text']) === 'string');
}

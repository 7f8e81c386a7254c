import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '@docs/common/types.ts';
import type { Message } from 'esbuild';
import { placeAt } from './placeAt.ts';

/**
 * What was being imported: absolute paths of the config, of what it was compiled to, if it was, and of
 * the config and the files it imports.
 */
interface Import {
  siteRoot: string;
  file: string;
  module: string | null;
  sources: readonly string[];
}

/** Turns what a config threw, or why it did not compile, into problems with file, line and column. */
export function explainImportError(error: unknown, source: Import): Problem[] {
  const { siteRoot, file, module, sources } = source;
  if (isBuildFailure(error)) {
    const { root } = path.parse(file);
    return error.errors.map(({ text, location }) => ({
      severity: 'error',
      message: `The config cannot be loaded: ${text.replaceAll(`${relativeTo(root, siteRoot)}/`, '')}.`,
      fix: 'Correct it; the config and what it imports run in Node.',
      file: relativeTo(siteRoot, path.resolve(root, location?.file ?? file)),
      ...(location && { line: location.line, column: location.column + 1 }),
    }));
  }
  const text = error instanceof Error ? error.message : String(error);
  const message = text
    .replace(/ imported from .*$/s, '')
    .replaceAll(path.resolve(siteRoot) + path.sep, '');
  const thrown = module && error instanceof Error ? findPlace(`${error.stack}`, module) : null;
  const place = thrown ?? findImport(text, sources);
  return [
    {
      severity: 'error',
      message: `The config cannot be loaded: ${message.replace(/[.\s]*$/, '')}.`,
      fix: 'Correct it; the config and what it imports run in Node.',
      ...(place ?? { file }),
      file: relativeTo(siteRoot, place?.file ?? file),
    },
  ];
}

/** The first place of a stack that lies in the compiled config, as it stands in its source. */
function findPlace(stack: string, module: string) {
  // Node names modules by their URL, a test runner by their path.
  const name = [pathToFileURL(module).href, module].find((written) => stack.includes(written));
  if (name === undefined) return null;
  const [, line, column] =
    /^[^\s:]*:(\d+):(\d+)/.exec(stack.slice(stack.indexOf(name) + name.length)) ?? [];
  if (line === undefined) return null;
  const map = new SourceMap(JSON.parse(readFileSync(`${module}.map`, 'utf8')) as SourceMapPayload);
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return null;
  return {
    file: path.resolve(path.dirname(module), entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

/** Where a package is imported that Node has not found; of that it tells only where it is compiled to. */
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
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function relativeTo(siteRoot: string, file: string): string {
  return path.relative(siteRoot, file).split(path.sep).join('/');
}

import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { isInside } from '../files/isInside.ts';
import { relativePath } from '../files/relativePath.ts';
import { codeFolder } from '../modules/ownPackage.ts';
import type { FailurePlace } from './runtime/runtimeNames.ts';

/** An error of the code of a site, in one sentence, with its place in a module of the site if it is known. */
export class SiteError extends Error {
  readonly place: FailurePlace | null;

  constructor(message: string, place: FailurePlace | null) {
    super(message);
    this.place = place;
  }
}

/** What the stack calls the code of a page, whose errors are reported for the JSX in the page. */
export const pageCodeName = 'docs:page';

const stackFrame = /^ +at (?:.* \()?(.+?):(\d+):(\d+)\)?$/gm;

/**
 * Finds the line of a module of the site in which an error was thrown, or which called the package that threw it. Returns
 * null if the code of a page did, and without source maps, which a build doesn't write. `bundle` is the absolute path of
 * the folder of the server bundle.
 */
export async function findFailure(
  stack: string,
  { bundle, siteRoot }: { bundle: string; siteRoot: string },
): Promise<FailurePlace | null> {
  for (const [, file = '', line, column] of stack.matchAll(stackFrame)) {
    if (file === pageCodeName) return null;
    if (!isInside(bundle, file)) continue;
    const map = await readSourceMap(file);
    const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) continue;
    const source = path.resolve(path.dirname(file), entry.originalSource);
    if (!isOfSite(source, siteRoot)) continue;
    return {
      file: relativePath(siteRoot, source),
      line: entry.originalLine + 1,
      ...(entry.originalColumn > 0 && { column: entry.originalColumn + 1 }),
    };
  }
  return null;
}

/** Whether a file is the author's own: neither installed, nor ours, nor generated. */
const isOfSite = (file: string, siteRoot: string): boolean =>
  isInside(siteRoot, file) &&
  !isInside(codeFolder, file) &&
  !/[\\/](?:node_modules|\.docs)[\\/]/.test(file);

const mapSchema = z.object({ sources: z.array(z.string()), mappings: z.string() });

async function readSourceMap(file: string): Promise<SourceMap | null> {
  try {
    const map = mapSchema.parse(JSON.parse(await readFile(`${file}.map`, 'utf8')));
    const rest = { version: 3, file: '', sourceRoot: '', sourcesContent: [], names: [] };
    return new SourceMap({ ...rest, ...map });
  } catch {
    return null;
  }
}

/** The stack of a thrown value; empty if it has none. */
export function stackOf(thrown: unknown): string {
  try {
    return thrown instanceof Object && 'stack' in thrown ? String(thrown.stack) : '';
  } catch {
    return '';
  }
}

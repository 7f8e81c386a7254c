import { readdir, readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { isInside } from '../../support/files/isInside.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { codeFolder } from '../../support/modules/ownPackage.ts';
import type { FailurePlace } from '../runtime/runtimeNames.ts';

/** An error of the code of a site, in one sentence, with its place in a module of the site if it is known. */
export class SiteError extends Error {
  readonly place: FailurePlace | null;

  constructor(message: string, place: FailurePlace | null) {
    super(message);
    this.place = place;
  }
}

/** What the stack calls the code of a page, whose errors are reported for the JSX in the page. */
export const pageCodeName = 'islet:page';

/** The texts of the source maps of a bundle, by the absolute paths of their scripts. */
export type SourceMaps = ReadonlyMap<string, string>;

/**
 * Reads the source maps of a server bundle in a folder, which must be kept with its code: the bundler replaces both. A build
 * writes none.
 */
export async function readSourceMaps(folder: string): Promise<SourceMaps> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.map'));
  const read = names.map(async (name) => {
    const file = path.join(folder, name);
    return [file.slice(0, -'.map'.length), await readFile(file, 'utf8')] as const;
  });
  return new Map(await Promise.all(read));
}

const stackFrame = /^ +at (?:.* \()?(.+?):(\d+):(\d+)\)?$/gm;

/**
 * Finds the line of a module of the site in which an error was thrown, or which called the package that threw it. Returns
 * null if the code of a page did.
 */
export function findFailure(
  stack: string,
  { maps, siteRoot }: { maps: SourceMaps; siteRoot: string },
): FailurePlace | null {
  for (const [, file = '', line, column] of stack.matchAll(stackFrame)) {
    if (file === pageCodeName) return null;
    const map = maps.get(file);
    const entry = map && openSourceMap(map)?.findEntry(Number(line) - 1, Number(column) - 1);
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
  !/[\\/](?:node_modules|\.islet)[\\/]/.test(file);

const mapSchema = z.object({ sources: z.array(z.string()), mappings: z.string() });

function openSourceMap(text: string): SourceMap | null {
  try {
    const rest = { version: 3, file: '', sourceRoot: '', sourcesContent: [], names: [] };
    return new SourceMap({ ...rest, ...mapSchema.parse(JSON.parse(text)) });
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

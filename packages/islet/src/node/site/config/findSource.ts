import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import type { Place } from '../../support/problems/placeAt.ts';

/** A source map as esbuild writes it, with the rest of what Node's type asks for. */
const sourceMapSchema = z.object({
  file: z.string().default(''),
  version: z.number(),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
});

/** A place with the absolute path of its file. */
export interface FilePlace extends Place {
  file: string;
}

/** Gives the source of a place in a compiled module; null if the source map next to it doesn't say. Throws if that can't be read. */
export function findSource(module: string, { line, column }: Place): FilePlace | null {
  const map = new SourceMap(
    sourceMapSchema.parse(JSON.parse(readFileSync(`${module}.map`, 'utf8'))),
  );
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return null;
  return {
    file: path.resolve(path.dirname(module), entry.originalSource),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
  };
}

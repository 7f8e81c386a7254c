import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { cachePath } from '../../support/files/cachePath.ts';
import { explainFileError } from '../../support/problems/explainFileError.ts';
import { metaFile } from './schema/meta.ts';
import { navFile } from './schema/nav.ts';

/** Creates the JSON Schemas of `_nav.json` and `_meta.json`, in the draft that editors support. */
export function jsonSchemas(): Record<'_nav.json' | '_meta.json', object> {
  const toJsonSchema = (schema: z.ZodType, title: string) => ({
    title,
    ...z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }),
  });
  return {
    '_nav.json': toJsonSchema(navFile, 'Menu entries of the top bar'),
    '_meta.json': toJsonSchema(metaFile, 'Sidebar entries of a folder, in order'),
  };
}

/**
 * Writes the JSON Schemas to `.islet/schemas` below the site's root. If that folder can't be written,
 * `openCacheFolder` reports it, so this does nothing.
 */
export async function writeJsonSchemas(siteRoot: string): Promise<void> {
  const folder = cachePath(siteRoot, 'schemas');
  try {
    await mkdir(folder, { recursive: true });
    await Promise.all(
      Object.entries(jsonSchemas()).map(([name, schema]) =>
        writeFile(path.join(folder, name), `${JSON.stringify(schema, null, 2)}\n`),
      ),
    );
  } catch (error) {
    if (explainFileError(error) === null) throw error;
  }
}

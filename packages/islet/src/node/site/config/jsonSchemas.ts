import { z } from 'zod';
import { frontmatterSchema } from './schema/frontmatterSchema.ts';
import { metaFile } from './schema/meta.ts';
import { navFile } from './schema/nav.ts';

/** Creates the JSON Schemas of what authors write besides the config, by their file, in the draft that editors support. */
export function jsonSchemas(): Record<'_nav.json' | '_meta.json' | 'frontmatter.json', object> {
  const toJsonSchema = (schema: z.ZodType, title: string) => ({
    title,
    ...z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }),
  });
  return {
    '_nav.json': toJsonSchema(navFile, 'Menu entries of the top bar'),
    '_meta.json': toJsonSchema(metaFile, 'Sidebar entries of a folder, in order'),
    'frontmatter.json': toJsonSchema(frontmatterSchema, 'Front matter of a page'),
  };
}

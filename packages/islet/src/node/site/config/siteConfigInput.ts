import type { z } from 'zod';
import type { siteConfigSchema } from './schema.ts';

/**
 * The configuration as it is written in `site.config.ts`. TypeScript doesn't find the descriptions of the schema, so
 * `npm run pack` replaces the declaration of this module by what `printTypes` makes of it.
 */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;

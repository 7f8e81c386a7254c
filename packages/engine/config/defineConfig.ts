import type { SiteConfigInput } from './schema.ts';

/** Gives the configuration back as it is; for completion and type checks in `site.config.ts`. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config;
}

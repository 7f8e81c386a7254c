import type { SiteConfigInput } from './schema.ts';

/** What `site.config.ts` may export: the configuration, or a function that gives it. */
export type SiteConfigExport = SiteConfigInput | (() => SiteConfigInput | Promise<SiteConfigInput>);

/** Gives the configuration back as it is; for completion and type checks in `site.config.ts`. */
export function defineConfig(config: SiteConfigExport): SiteConfigExport {
  return config;
}

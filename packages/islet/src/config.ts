import type { SiteConfigInput } from '#node/site/config/siteConfigInput.ts';

export type {
  FenceModule,
  FenceReplacement,
  FenceSource,
  ReadQuoted,
  ShownFence,
} from '#node/site/config/fenceModule.ts';
export type { McpParameter, McpSite, McpTool } from '#node/site/config/mcpTools.ts';

/** The default export of `site.config.ts`: the configuration, or a function that returns it. */
export type SiteConfigExport = SiteConfigInput | (() => SiteConfigInput | Promise<SiteConfigInput>);

/** Returns the configuration unchanged; gives `site.config.ts` completion and type checks. */
export function defineConfig(config: SiteConfigExport): SiteConfigExport {
  return config;
}

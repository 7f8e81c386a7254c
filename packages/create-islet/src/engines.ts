/** The engines whose sites can be converted. */
export const engineNames = ['rspress', 'vitepress', 'docusaurus', 'starlight'] as const;

/** One of them. */
export type Engine = (typeof engineNames)[number];

/** How the site of an engine is recognized. */
interface EngineMarks {
  /** Where it has its config: paths below its folder, with `/` and without extension. */
  configs: readonly string[];
  /** Packages that it depends on. */
  packages: readonly string[];
}

/** What tells them apart. */
export const engines: Readonly<Record<Engine, EngineMarks>> = {
  rspress: { configs: ['rspress.config'], packages: ['@rspress/core', 'rspress'] },
  vitepress: {
    configs: ['.vitepress', 'docs/.vitepress'].flatMap((folder) => [
      `${folder}/config`,
      `${folder}/config/index`,
    ]),
    packages: ['vitepress'],
  },
  docusaurus: { configs: ['docusaurus.config'], packages: ['@docusaurus/core'] },
  starlight: { configs: ['astro.config'], packages: ['@astrojs/starlight'] },
};

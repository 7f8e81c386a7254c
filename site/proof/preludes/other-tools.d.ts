// The parts of other tools, which are not installed here, that configurations on the pages use.

declare module '@modern-js/module-tools' {
  export function moduleTools(): { name: string };
  export function defineConfig(config: {
    plugins: Array<{ name: string }>;
    buildPreset: 'npm-library' | 'npm-component';
  }): unknown;
}

declare module '@rstest/adapter-rslib' {
  export function withRslibConfig(options?: {
    libId?: string;
  }): () => Promise<import('@rstest/core').RstestConfig>;
}

declare module '@rspress/plugin-preview' {
  export function pluginPreview(): { name: string };
}

declare module '@rspress/core' {
  export function defineConfig(config: {
    root: string;
    title: string;
    plugins: Array<{ name: string }>;
  }): unknown;
}

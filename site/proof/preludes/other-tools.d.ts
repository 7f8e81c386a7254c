// As much of a tool to migrate from as its configuration on the page uses.

declare module '@modern-js/module-tools' {
  export function moduleTools(): { name: string };
  export function defineConfig(config: {
    plugins: Array<{ name: string }>;
    buildPreset: 'npm-library' | 'npm-component';
  }): unknown;
}

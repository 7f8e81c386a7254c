// The parts of other tools, which are not installed here, that configurations on the pages use.

declare module '@modern-js/module-tools' {
  export function moduleTools(): { name: string };
  export function defineConfig(config: {
    plugins: Array<{ name: string }>;
    buildPreset: 'npm-library' | 'npm-component';
  }): unknown;
}

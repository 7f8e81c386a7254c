// As much of the tools to migrate from as their configurations on the pages use.

declare module '@modern-js/module-tools' {
  export function moduleTools(): { name: string };
  export function defineConfig(config: {
    plugins: Array<{ name: string }>;
    buildPreset: 'npm-library' | 'npm-component';
  }): unknown;
}

declare module '@rollup/plugin-node-resolve' {
  export function nodeResolve(): { name: string };
}

declare module '@rollup/plugin-commonjs' {
  export default function commonjs(): { name: string };
}

declare module '@rollup/plugin-replace' {
  export default function replace(options: {
    values: Record<string, string>;
    preventAssignment: boolean;
  }): { name: string };
}

declare module '@rollup/plugin-typescript' {
  export default function typescript(): { name: string };
}

declare module 'tsup' {
  export function defineConfig(options: {
    entry: Record<string, string>;
    format: Array<'esm' | 'cjs' | 'iife'>;
    dts: boolean;
    clean: boolean;
    target: string;
    define: Record<string, string>;
  }): unknown;
}

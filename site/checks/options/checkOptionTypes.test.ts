import path from 'node:path';
import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { checkOptionTypes } from './checkOptionTypes.ts';

/** The types of the package that the check imports. */
const core = `export interface LibConfig {
  format?: 'esm' | 'cjs';
  redirect?: { js?: { path?: boolean }; dts?: { path?: boolean } };
  syntax?: 'es5' | 'esnext' | (string & Record<never, never>) | string[];
}
export interface RslibConfig { source?: { entry?: string }; output?: {}; resolve?: {}; tools?: {} }
export namespace Rsbuild {
  interface EnvironmentConfig { source?: unknown }
  interface PerformanceConfig { buildCache?: boolean; preload?: boolean }
}
`;
const prelude = `import type { LibConfig, Rsbuild, RslibConfig } from '@rslib/core';\n`;

test.each<[name: string, wrong: number[], stated: Array<[option: string, type: string]>]>([
  [
    'alone, or as the last of several declarations',
    [3, 5],
    [
      ['format', `'esm' | 'cjs'`],
      ['format', `  | 'esm'\n  | 'cjs'`],
      ['format', `type Format =\n  // the default\n  | 'esm'\n  | 'cjs';`],
      ['format', `type Format = 'esm';`],
      ['redirect', 'type Rule = { path?: boolean };\n\ntype Redirect = { js?: Rule; dts?: Rule };'],
      ['redirect', 'interface Rule {\n  path?: boolean;\n}\ntype Redirect = { js?: Rule };'],
      ['syntax', `'es5' | 'esnext' | string | string[]`],
      ['source.entry', 'string'],
    ],
  ],
  [
    'with a mistake in the grammar',
    [1],
    [
      ['format', `'esm' | 'cjs'`],
      ['source.entry', '{ a'],
    ],
  ],
])('documented types %s are compared with those of the package', (_, wrong, stated) =>
  withFiles(
    {
      'node_modules/@rslib/core/package.json': '{ "name": "@rslib/core", "types": "index.d.ts" }',
      'node_modules/@rslib/core/index.d.ts': core,
    },
    async (root) => {
      const documented = stated.map(([name, type], line) => ({
        name,
        file: 'page',
        line,
        facts: { Type: { line, text: '', codes: [type] } },
      }));
      const { own, rsbuild, problems } = await checkOptionTypes(documented, {
        folder: path.join(root, 'options'),
        compiler: path.resolve('node_modules/typescript/bin/tsc'),
        prelude,
        compilerOptions: {
          module: 'esnext',
          moduleResolution: 'bundler',
          target: 'es2024',
          strict: true,
          types: [],
        },
      });
      expect(own).toContain('redirect.js.path');
      expect(rsbuild).toEqual(['performance.buildCache', 'source.entry']);
      expect([...new Set(problems.map(({ line }) => line))]).toEqual(wrong);
    },
  ),
);

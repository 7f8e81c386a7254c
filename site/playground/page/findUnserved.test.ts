import { expect, test } from 'vitest';
import { findUnserved } from './findUnserved.ts';

const none = { missing: [], external: [] };

test.each([
  ['packages that are served', { 'src/index.tsx': "import { useState } from 'react';" }, none],
  ['modules of Node', { 'src/a.ts': "import fs from 'node:fs';\nimport path from 'path';" }, none],
  ['the tool itself', { 'rslib.config.ts': "import { rspack } from '@rsbuild/core';" }, none],
  [
    'files and names of the project',
    {
      'src/a.ts': "import './b';\nimport '#c';\nimport '@/d';\nimport '~/e';\nimport 'virtual:f';",
    },
    none,
  ],
  [
    'the project itself',
    { 'package.json': '{ "name": "pad" }', 'src/a.ts': "import 'pad/units';" },
    none,
  ],
  [
    'another package of the repository',
    { 'packages/core/package.json': '{ "name": "@a/core" }', 'cli/a.ts': "import '@a/core';" },
    none,
  ],
  [
    'a name that the compiler replaces',
    { 'tsconfig.json': '{ "paths": { "units/*": ["src/*"] } }', 'src/a.ts': "import 'units/a';" },
    none,
  ],
  [
    'a package that would be bundled',
    { 'src/a.ts': "import 'rxjs/operators';\nexport * from 'rxjs';" },
    { missing: ['rxjs'], external: [] },
  ],
  [
    'a package that stays outside',
    {
      'package.json': '{ "dependencies": { "@a/b": "1" } }',
      'src/a.ts': "const b = import('@a/b/c');",
    },
    { missing: [], external: ['@a/b'] },
  ],
  [
    'a plugin, even one that users install',
    {
      'package.json': '{ "dependencies": { "@rsbuild/plugin-stylus": "1" } }',
      'rslib.config.ts': "import { pluginStylus } from '@rsbuild/plugin-stylus';",
    },
    { missing: ['@rsbuild/plugin-stylus'], external: [] },
  ],
  [
    'a manifest that is being typed',
    { 'package.json': '{ "name": ', 'src/a.ts': "import 'zod';" },
    { missing: ['zod'], external: [] },
  ],
])('%s', (_, files, expected) => {
  expect(findUnserved(files as Record<string, string>)).toEqual(expected);
});

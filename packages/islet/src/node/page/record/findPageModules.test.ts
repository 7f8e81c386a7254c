import path from 'node:path';
import { expect, test } from 'vitest';
import { findPageModules } from './findPageModules.ts';
import { withFiles } from './testing.ts';

test('finds the modules of pages and of their fragments', () =>
  withFiles(
    {
      'docs/en/a.mdx':
        "import A from './A.tsx'\nimport Part from '../_part.mdx'\nimport{B}from'./B.tsx'\nimport C from './C'\nimport gone from './gone.tsx'\nimport folder from '.'\nimport '@acme/gone'\n\n<A />\n\n```ts\nimport x from './fence.ts'\n```",
      'docs/en/fence.ts': '',
      'docs/_part.mdx': "import {\n  x,\n} from './x.ts'\nimport Part from './_part.mdx'\n",
      'docs/en/A.tsx': '',
      'docs/en/B.tsx': '',
      'docs/en/C.js': '',
      'docs/x.ts': 'export const x = 1;\n',
      'docs/en/plain.md': "import No from './A.tsx'",
    },
    async (root) => {
      const sources = ['docs/en/a.mdx', 'docs/en/plain.md'].map((file) => path.join(root, file));
      const modules = findPageModules(root, sources);
      expect(modules.map(({ key }) => key)).toEqual([
        '@acme/gone',
        'docs/en/A.tsx',
        'docs/en/B.tsx',
        'docs/en/C.js',
        'docs/x.ts',
      ]);
    },
  ));

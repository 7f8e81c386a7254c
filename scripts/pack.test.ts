import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../packages/core/src/engine/content/page/testing.ts';
import { root, run } from './run.mjs';

/** A site somewhere else, as small as it can be with everything that it may change. */
const site = {
  'package.json': '{ "private": true, "type": "module" }',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: ['node'],
    },
    include: ['site.config.ts', 'theme', 'docs'],
  }),
  'site.config.ts': `
import { defineConfig } from '@docs/core/config';

const shout = () => (tree: { children: Array<{ type: string }> }) => {
  tree.children = tree.children.filter(({ type }) => type !== 'thematicBreak');
};

export default defineConfig({ title: 'Elsewhere', markdown: { remarkPlugins: [shout] } });
`,
  'theme/components/Footer.tsx': `
import { useSite } from '@docs/core/client';
import { Footer as OurFooter } from '@docs/core/theme/components/Footer';

export function Footer() {
  return <><OurFooter /><p className="colophon">Made with {useSite().title}</p></>;
}
`,
  'docs/en/Counter.tsx': `'use client';
import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(3);
  return <button type="button" onClick={() => setCount(count + 1)}>{count} clicks</button>;
}
`,
  'docs/en/index.mdx': `import { Counter } from './Counter.tsx';

# Hello

---

<Counter />
`,
};

test('the packed package builds a site in another folder, which can change what it likes', () =>
  withFiles(site, async (folder) => {
    const call = async (command: string, ...args: string[]): Promise<void> => {
      const { NODE_ENV: _, ...env } = process.env;
      const { code, output } = await run(command, args, { capture: true, env });
      expect(code, output).toBe(0);
    };
    const tarballs = path.join(folder, 'tarballs');
    await call(process.execPath, path.join(root, 'scripts/pack.mjs'), tarballs);
    const [tarball = ''] = readdirSync(tarballs);
    const { devDependencies } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    await call(
      'npm',
      ...['install', '--prefix', folder, '--prefer-offline', '--no-audit', '--no-fund'],
      path.join(tarballs, tarball),
      ...['typescript', '@types/node', '@types/react'].map(
        (name) => `${name}@${devDependencies[name]}`,
      ),
    );

    await call(
      process.execPath,
      path.join(folder, 'node_modules/typescript/bin/tsc'),
      '-p',
      folder,
    );
    const docs = path.join(folder, 'node_modules/@docs/core/dist/node/docs.js');
    await call(process.execPath, docs, 'build', folder);
    const html = await readFile(path.join(folder, 'dist/index.html'), 'utf8');
    expect(html).toMatch(/<p class="colophon">Made with (?:<!-- -->)?Elsewhere/);
    expect(html).toMatch(/3(?:<!-- -->)? clicks<\/button>/);
    expect(html).not.toContain('<hr');
  }));

import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTempFolder } from '../e2e/support/fixtureSites.ts';
import { listPlainBlocks, sampleImports, writeFences } from '../e2e/support/sampleCode.ts';
import { planSite } from '../packages/create/planSite.mjs';
import { readManager } from '../packages/create/readManager.mjs';
import { root, run } from './run.mjs';
import { toPublished } from './toPublished.mjs';

const core = path.join(root, 'packages/core');
const manifest = JSON.parse(readFileSync(path.join(core, 'package.json'), 'utf8'));
const published = toPublished(manifest);
const installed = Object.keys({ ...published.dependencies, ...published.peerDependencies });

const folder = await createTempFolder();
afterAll(folder.remove);
const site = path.join(folder.path, 'my-site');

test('every package that the built one imports is a dependency', async () => {
  const files = await readdir(path.join(core, 'dist'), { recursive: true });
  const imported = new Set<string>();
  await build({
    entryPoints: files
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.join(core, 'dist', file)),
    bundle: true,
    write: false,
    outdir: folder.path,
    format: 'esm',
    plugins: [
      {
        name: 'list-imports',
        setup({ onResolve }) {
          onResolve({ filter: /./ }, ({ path: name, kind }) => {
            if (kind === 'entry-point') return null;
            const [, named] = /^((?:@[^/]+\/)?[^./][^/]*)/.exec(name) ?? [];
            if (named !== undefined && !isBuiltin(name)) imported.add(named);
            return { path: name, external: true };
          });
        },
      },
    ],
  });
  expect(imported).toContain('katex');
  expect([...imported].filter((name) => !installed.includes(name))).toEqual([]);
});

/** A new site, with the built package and links to what it depends on. */
async function createSite(): Promise<void> {
  const files = planSite({ folder: site, repository: site, manager: readManager(), version: '0' });
  for (const [file, text] of Object.entries(files)) await write(file, text);
  const own = path.join(site, 'node_modules', manifest.name);
  await cp(path.join(core, 'dist'), path.join(own, 'dist'), { recursive: true });
  await write(path.join('node_modules', manifest.name, 'package.json'), JSON.stringify(published));
  for (const name of [...installed, '@types/react']) {
    const link = path.join(site, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(root, 'node_modules', name), link, 'junction');
  }
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join(site, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

describe('in a new site', () => {
  beforeAll(createSite);

  test('code in any language is highlighted, and diagrams are drawn', async () => {
    await write(
      'site.config.ts',
      "export default { title: 'Code', markdown: { mermaid: true, math: true } };",
    );
    await write('docs/en/guide/code.md', `# Code\n\n${writeFences()}\n$x^2$`);
    const docs = path.join(site, 'node_modules', manifest.name, 'dist/node/docs.js');
    const { output, code } = await run(process.execPath, [docs, 'build', site], { capture: true });
    expect(output).not.toMatch(/warning|error/);
    expect(code).toBe(0);
    const html = await readFile(path.join(site, 'dist/guide/code.html'), 'utf8');
    expect(html).toContain('<figure class="diagram');
    expect(listPlainBlocks(html)).toEqual([]);
  });

  test('code may import all that the bundler understands', async () => {
    await write('theme/imports.tsx', sampleImports);
    const config = { extends: './tsconfig.json', include: ['theme'] };
    await write('tsconfig.imports.json', JSON.stringify(config));
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const { output, code } = await run(
      process.execPath,
      [tsc, '-p', path.join(site, 'tsconfig.imports.json')],
      { capture: true },
    );
    expect(output).toBe('');
    expect(code).toBe(0);
  });
});

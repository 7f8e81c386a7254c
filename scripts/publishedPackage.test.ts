import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noticeLine, noticesFile } from '#islet/node/support/modules/notices.mjs';
import { createTempFolder } from '#islet/testing/fixtureSites.ts';
import { listMissing, sampleFiles } from '../tests/support/samplePage.ts';
import { root, run } from './run.mjs';
import { toPublished } from './toPublished.mjs';

const core = path.join(root, 'packages/islet');
const create = path.join(root, 'packages/create-islet');
const [manifest, createManifest] = [core, create].map((folder) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
);
const published = toPublished(manifest);
const installed = Object.keys({ ...published.dependencies, ...published.peerDependencies });

/** Optional packages that draw. */
const drawing = ['katex', 'beautiful-mermaid'];

const folder = await createTempFolder();
afterAll(folder.remove);
const site = path.join(folder.path, 'my-site');

/** Names of the packages that a built one imports, whose folder is an absolute path. */
async function listImported(built: string): Promise<string[]> {
  const files = await readdir(path.join(built, 'dist'), { recursive: true });
  const imported = new Set<string>();
  await build({
    entryPoints: files
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.join(built, 'dist', file)),
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
  return [...imported];
}

test('every package that a built one imports is a dependency', async () => {
  const imported = await listImported(core);
  expect(imported).toContain('katex');
  expect(imported.filter((name) => !installed.includes(name))).toEqual([]);
  expect(await listImported(create)).toEqual(Object.keys(createManifest.dependencies));
});

test('every export of the package exists', () => {
  const exported: Record<string, string | Record<string, string>> = manifest.exports;
  const files = Object.values(exported).flatMap((target) =>
    typeof target === 'string'
      ? [target]
      : [target['islet-source'], target.default ?? target.types],
  );
  const missing = files.filter(
    (file = '') => !file.includes('*') && !existsSync(path.join(core, file)),
  );
  expect(missing).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
});

const bundled = Object.keys(manifest.dependencies).filter(
  (name) => !(name in published.dependencies),
);
const { islet: _, ...bundledInCreate } = createManifest.devDependencies;

test.each([
  // With those that only other libraries import, and those of the theme.
  [core, [...bundled, 'micromark', 'react-dom', 'scheduler', 'nprogress']],
  // With those of the engine.
  [create, [...Object.keys(bundledInCreate), 'picocolors']],
])('the licenses of all packages that are bundled come with %s', async (built, names) => {
  const text = await readFile(path.join(built, 'dist', noticesFile), 'utf8');
  const notices = text.split(noticeLine).slice(1);
  const named = notices.map((notice) => notice.slice(0, notice.indexOf(' ')));
  expect(names.filter((name) => !named.includes(name))).toEqual([]);
  expect(notices.filter((notice) => !/copyright/i.test(notice))).toEqual([]);
});

describe('in a new site', () => {
  const docs = path.join(site, 'node_modules', manifest.name, 'dist/node/islet.js');
  const runNode = (...args: string[]) => run(process.execPath, args, { capture: true });

  beforeAll(async () => {
    await runNode(path.join(create, 'dist/create.js'), site);
    await writeFiles({
      ...sampleFiles,
      'site.config.ts': `
import { defineConfig } from 'islet/config';

export default defineConfig({ title: 'Sample', markdown: { math: true, mermaid: true } });
`,
      [`node_modules/${manifest.name}/package.json`]: JSON.stringify(published),
      // Without the declarations that only the compiler writes.
      'tsconfig.pages.json': '{ "extends": "./tsconfig.json", "include": ["docs"] }',
    });
    await cp(path.join(core, 'dist'), path.join(docs, '../..'), { recursive: true });
    for (const name of [...installed, '@types/react'])
      if (!drawing.includes(name)) await link(name);
  });

  test('what formulas and diagrams need is named', async () => {
    const { output, code } = await runNode(docs, 'check', site);
    for (const name of drawing)
      expect(output).toContain(`are drawn by the package \`${name}\`, which is not installed.`);
    expect(code).toBe(1);
  });

  test('everything on a page is shown as it should be', async () => {
    for (const name of drawing) await link(name);
    const { output, code } = await runNode(docs, 'build', site);
    expect(output).not.toMatch(/warning|error/);
    expect(code).toBe(0);
    expect(listMissing(await readFile(path.join(site, 'dist/guide/sample.html'), 'utf8'))).toEqual(
      [],
    );
  });

  test('what a component imports has types', async () => {
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const { output, code } = await runNode(tsc, '-p', path.join(site, 'tsconfig.pages.json'));
    expect(output).toBe('');
    expect(code).toBe(0);
  });
});

/** Links a package of the repository into the site. */
async function link(name: string): Promise<void> {
  const place = path.join(site, 'node_modules', name);
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(path.join(root, 'node_modules', name), place, 'junction');
}

async function writeFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(site, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

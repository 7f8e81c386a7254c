import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Rspack, rspack } from '@rslib/core';
import ts from '@typescript/typescript6';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageCases } from './packageCases.ts';
import { type PackageConsumer, type PackageFields, resolvePackage } from './resolvePackage.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'packages-')));

/** A package in `node_modules` with all files that its fields name, and those that may be looked for instead. */
function writePackage(name: string, fields: PackageFields, missing: readonly string[]): void {
  const root = path.join(folder, 'node_modules', name);
  mkdirSync(root, { recursive: true });
  writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', ...fields }),
  );
  const named = JSON.stringify(fields).match(/"\.?\/?[\w*/.-]+"/g) ?? [];
  const stars = ['a', 'b', 'star', 'private/x'];
  const files = [
    ...named,
    '"./lib/button.js"',
    '"./lib/button.d.ts"',
    '"./index.js"',
    '"./index.d.ts"',
  ]
    .map((text) => text.slice(1, -1).replace(/^(?!\.)/, './'))
    .flatMap((file) =>
      file.includes('*') ? stars.map((star) => file.replaceAll('*', star)) : [file],
    )
    .flatMap((file) => {
      if (/\.d\.[cm]?ts$|\.css$|\.json$/.test(file)) return [file];
      const [, base = '', kind = ''] = /^(.*)\.([cm]?)js$/.exec(file) ?? [];
      if (base !== '') return [file, `${base}.d.${kind}ts`];
      return /^\.\/(?:lib|es|dist)/.test(file)
        ? [`${file}.js`, `${file}.d.ts`, `${file}/index.js`, `${file}/index.d.ts`]
        : [];
    })
    .filter((file) => !missing.includes(file) && file !== './package.json');
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    if (!existsSync(path.join(root, file))) writeFileSync(path.join(root, file), '');
  }
}

const cases = Object.entries(packageCases).flatMap(
  ([title, { fields, paths = ['.'], missing = [] }], index) =>
    paths.map((wanted) => ({
      title,
      name: `package-${index}`,
      fields,
      missing,
      path: wanted,
      specifier: `package-${index}${wanted.slice(1)}`,
    })),
);

/** What the real resolvers find, by consumer and specifier. */
const real: Partial<Record<PackageConsumer, Record<string, string | null>>> = {};

beforeAll(async () => {
  for (const { name, fields, missing } of cases) writePackage(name, fields, missing);
  const specifiers = cases.map(({ specifier }) => specifier);
  Object.assign(real, resolveInNode(specifiers));
  real.typesBundler = resolveTypes(
    specifiers,
    ts.ModuleResolutionKind.Bundler,
    ts.ModuleKind.ESNext,
  );
  real.typesImport = resolveTypes(specifiers, ts.ModuleResolutionKind.Node16, ts.ModuleKind.ESNext);
  real.typesRequire = resolveTypes(
    specifiers,
    ts.ModuleResolutionKind.Node16,
    ts.ModuleKind.CommonJS,
  );
  real.bundler = await resolveInRspack(specifiers, 'web');
  real.serverBundler = await resolveInRspack(specifiers, 'node');
});

afterAll(() => rmSync(folder, { recursive: true }));

function resolveInNode(
  specifiers: readonly string[],
): Record<string, Record<string, string | null>> {
  const program = `
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
const require = createRequire(import.meta.url);
const list = (resolve) => Object.fromEntries(${JSON.stringify(specifiers)}.map((one) => {
  try { const file = resolve(one); return [one, existsSync(file) ? file : null]; } catch { return [one, null]; }
}));
console.log(JSON.stringify({
  nodeImport: list((one) => fileURLToPath(import.meta.resolve(one))),
  nodeRequire: list((one) => require.resolve(one)),
}));`;
  writeFileSync(path.join(folder, 'resolve.mjs'), program);
  const printed: unknown = JSON.parse(
    execFileSync(process.execPath, ['resolve.mjs'], { cwd: folder, encoding: 'utf8' }),
  );
  if (typeof printed !== 'object' || printed === null) throw new Error('Node.js printed nothing.');
  return { ...printed };
}

function resolveTypes(
  specifiers: readonly string[],
  moduleResolution: ts.ModuleResolutionKind,
  mode: ts.ModuleKind.ESNext | ts.ModuleKind.CommonJS,
): Record<string, string | null> {
  const module =
    moduleResolution === ts.ModuleResolutionKind.Bundler
      ? ts.ModuleKind.ESNext
      : ts.ModuleKind.Node16;
  const from = path.join(folder, mode === ts.ModuleKind.ESNext ? 'importer.mts' : 'importer.cts');
  return Object.fromEntries(
    specifiers.map((one) => {
      const options = { moduleResolution, module, resolveJsonModule: true };
      const found = ts.resolveModuleName(one, from, options, ts.sys, undefined, undefined, mode);
      return [one, found.resolvedModule?.resolvedFileName ?? null];
    }),
  );
}

/** Builds a module that imports each specifier, and notes what was resolved. */
async function resolveInRspack(
  specifiers: readonly string[],
  target: 'web' | 'node',
): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = Object.fromEntries(
    specifiers.map((one) => [one, null]),
  );
  const entry = path.join(folder, 'entry.js');
  writeFileSync(entry, specifiers.map((one) => `import '${one}';`).join('\n'));
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target,
    entry,
    output: { path: path.join(folder, 'dist') },
    plugins: [
      (made: Rspack.Compiler) =>
        made.hooks.normalModuleFactory.tap('note', (factory) =>
          factory.hooks.afterResolve.tap('note', ({ request, createData }) => {
            const { resource } = createData ?? {};
            if (request in found && resource !== undefined) found[request] = resource;
          }),
        ),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : compiler.close(() => resolve())));
  });
  return found;
}

const consumers = [
  'nodeImport',
  'nodeRequire',
  'typesBundler',
  'typesImport',
  'typesRequire',
  'bundler',
  'serverBundler',
] as const;

describe.each(consumers)('%s finds what the real resolver finds:', (consumer) => {
  test.each(cases)('$title, $path', ({ name, fields, path: wanted, specifier }) => {
    const root = path.join(folder, 'node_modules', name);
    const isFile = (file: string) => existsSync(path.join(root, file)) && /\.\w+$/.test(file);
    const { file } = resolvePackage(fields, { path: wanted, consumer, exists: isFile });
    const found = file !== null && isFile(file) ? path.join(root, file) : null;
    expect(found).toBe(real[consumer]?.[specifier]);
  });
});

import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  API,
  SignatureKind,
  SymbolFlags,
  type Type,
  type TypeReference,
  type Symbol as TypeScriptSymbol,
} from 'typescript/unstable/sync';
import { afterAll, expect, test } from 'vitest';
import { createTempFolder } from '#islet/testing/fixtureSites.ts';
import { resolveImports, writeDeclarations } from './declarations.mjs';
import { root } from './run.mjs';
import { toPublished } from './toPublished.mjs';

const temp = await createTempFolder();
const api = new API({ cwd: temp.path });
afterAll(async () => {
  api.close();
  await temp.remove();
});

/** What a site's TypeScript reads of the published package. */
const installed = path.join(temp.path, 'node_modules/islet');
const dist = path.join(installed, 'dist');
const built = path.join(root, 'packages/islet');
await writeDeclarations('islet', dist);
resolveImports(dist);
cpSync(path.join(built, 'dist/node/site/config'), path.join(dist, 'node/site/config'), {
  recursive: true,
});
const manifest = JSON.parse(readFileSync(path.join(built, 'package.json'), 'utf8'));
writeFileSync(path.join(installed, 'package.json'), JSON.stringify(toPublished(manifest)));
for (const name of ['@rsbuild/core', '@types/react', '@types/unist', 'unified', 'vfile', 'zod']) {
  const place = path.join(temp.path, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(path.join(root, 'node_modules', name), place, 'junction');
}
writeFileSync(
  path.join(temp.path, 'use.ts'),
  `import type { siteConfigSchema, SiteConfigInput } from 'islet/tools';
import type { z } from 'zod';
export const check = (config: SiteConfigInput): z.input<typeof siteConfigSchema> => config;
`,
);
writeFileSync(
  path.join(temp.path, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      ...{ module: 'preserve', target: 'es2022', strict: true, exactOptionalPropertyTypes: true },
      ...{ noEmit: true, skipLibCheck: true, types: [], jsx: 'react-jsx' },
    },
    include: ['use.ts', 'node_modules/islet/dist/**/*.d.ts'],
    exclude: [],
  }),
);
const config = path.join(temp.path, 'tsconfig.json');
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
if (project === undefined) throw new Error(`${config} has no project.`);
const { checker, program } = project;

/** The exports of a module, by name. */
function exportsOf(file: string): ReadonlyMap<string, TypeScriptSymbol> {
  const source = program.getSourceFile(path.join(dist, file));
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} is no module.`);
  return new Map(
    Array.from(module.getExports().values(), (one) => [
      one.name,
      one.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one,
    ]),
  );
}

/** The types of the parameters and results of a function; none for anything else. */
function signaturesOf(symbol: TypeScriptSymbol): { parameters: Type[]; results: Type[] } {
  const type = checker.getTypeOfSymbol(symbol);
  const signatures = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  return {
    parameters: signatures.flatMap((one) => checker.getParameterType(one, 0) ?? []),
    results: signatures.flatMap((one) => checker.getReturnTypeOfSignature(one) ?? []),
  };
}

const isOurs = ({ declarations }: TypeScriptSymbol): boolean =>
  declarations.some((one) => one.path.toLowerCase().includes('/islet/dist/'));

/** Paths of the fields in a type, and in the types of these, that have no text. */
function listSilent(type: Type, place: string, seen = new Set<number>()): string[] {
  if (seen.has(type.id)) return [];
  seen.add(type.id);
  const follow = (one: Type | undefined, where = place) =>
    one === undefined ? [] : listSilent(one, where, seen);
  if (type.isUnionType() || type.isIntersectionType())
    return type.getTypes().flatMap((one) => follow(one));
  if (!type.isObjectType()) return [];
  if (checker.isArrayLikeType(type))
    return checker.getTypeArguments(type as TypeReference).flatMap((one) => follow(one));
  const values = checker.getIndexInfosOfType(type).map((one) => one.valueType);
  return [
    ...values.flatMap((one) => follow(one)),
    ...checker
      .getPropertiesOfType(type)
      .filter(isOurs)
      .flatMap((field) => {
        const where = `${place}.${field.name}`;
        const text = checker.getDocumentationCommentOfSymbol(field);
        return [...(text === '' ? [where] : []), ...follow(checker.getTypeOfSymbol(field), where)];
      }),
  ];
}

const hasText = (symbol: TypeScriptSymbol): boolean =>
  checker.getDocumentationCommentOfSymbol(symbol) !== '';

const themeFiles = readdirSync(path.join(dist, 'theme'), { recursive: true, encoding: 'utf8' })
  .map((file) => `theme/${file.split(path.sep).join('/')}`)
  .filter((file) => /^theme\/(?:components|hooks|layouts)\/.*\.d\.ts$/.test(file));

test('what the editor accepts in a config is what the schema accepts', () => {
  const found = program.getSemanticDiagnostics(path.join(temp.path, 'use.ts'));
  expect(found.map(({ text }) => text)).toEqual([]);
});

test('every field of the config has a text', () => {
  const define = exportsOf('config.d.ts').get('defineConfig');
  const { parameters = [] } = define ? signaturesOf(define) : {};
  expect(parameters).toHaveLength(1);
  expect(parameters.flatMap((one) => listSilent(one, 'config'))).toEqual([]);
});

test('everything that sites import has a text, and each prop of a component', () => {
  const files = ['config.d.ts', 'client.d.ts', 'search.d.ts', 'theme/index.d.ts', ...themeFiles];
  const exported = files.flatMap((file) => [...exportsOf(file)]);
  expect(exported.length).toBeGreaterThan(100);
  const silent = exported.filter(([, symbol]) => !hasText(symbol)).map(([name]) => name);
  const props = exported
    .filter(([name]) => /^[A-Z]/.test(name))
    .flatMap(([name, symbol]) =>
      signaturesOf(symbol).parameters.flatMap((one) => listSilent(one, name)),
    );
  expect([...silent, ...props]).toEqual([]);
});

test('every field of what a hook returns has a text', () => {
  const hooks = [...exportsOf('client.d.ts')].filter(([name]) => /^use[A-Z]/.test(name));
  expect(hooks.map(([name]) => name)).toEqual(['usePage', 'useSidebar', 'useSite']);
  expect(
    hooks.flatMap(([name, symbol]) =>
      signaturesOf(symbol).results.flatMap((one) => listSilent(one, name)),
    ),
  ).toEqual([]);
});

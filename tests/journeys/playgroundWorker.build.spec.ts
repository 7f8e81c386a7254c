import { expect, test } from '@playwright/test';
import { openRslibWorker, serveRuntime } from '../support/rslibWorker.ts';

/** Small projects of three kinds, and what the tool makes of them. */
const config = (lib: string, imports = ''): string =>
  `${imports}export default { lib: [${lib}] };\n`;
const source = {
  'package.json': '{ "name": "pad", "type": "module", "peerDependencies": { "react": "19" } }',
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "moduleResolution": "bundler", "module": "ESNext", "rootDir": "src", "noUncheckedSideEffectImports": false }, "include": ["src"] }',
  'src/index.ts': "export { pad } from './pad';\nimport './pad.css';\n",
  'src/pad.ts': "export const pad = (time: number): string => String(time).padStart(2, '0');\n",
  'src/pad.css': "@import './base.css';\n.pad { color: red; &:hover { color: blue } }",
  'src/base.css': ':root { --pad: 2 }',
};

let runtime: Awaited<ReturnType<typeof serveRuntime>>;
test.beforeAll(async () => {
  runtime = await serveRuntime();
});
test.afterAll(() => runtime.close());

test('the worker builds three kinds of projects, and survives what is wrong', async ({ page }) => {
  const worker = await openRslibWorker(page, runtime.origin);

  const dual = await worker.build({
    ...source,
    'rslib.config.ts': config("{ format: 'esm', output: { target: 'web' } }, { format: 'cjs' }"),
  });
  expect(dual.isFailed, dual.terminal || dual.text).toBe(false);
  expect(String(dual.files['dist/index.js'])).toContain('export { pad };');
  expect(String(dual.files['dist/index.cjs'])).toContain('exports.pad');
  expect(String(dual.files['dist/index.css'])).toMatch(/^:root[^@]+\.pad/);
  expect(dual.terminal).toContain('Rslib v');

  const several = await worker.build(
    { ...source, 'a.config.ts': config('{ format: "cjs" }'), 'rslib.config.ts': config('{}') },
    ['npx rslib --config a.config.ts', 'npx rslib'],
  );
  expect(Object.keys(several.files)).toEqual(['dist/index.js']);
  expect(several.terminal).toContain('$ npx rslib --config a.config.ts');

  const types = await worker.build({
    ...source,
    'rslib.config.ts': config('{ dts: { bundle: true } }'),
  });
  expect(types.isFailed, types.terminal).toBe(false);
  expect(String(types.files['dist/index.d.ts'])).toContain('pad: (time: number) => string;');

  const { 'src/index.ts': _, ...others } = source;
  const react = await worker.build({
    ...others,
    'src/index.tsx': 'export const Time = ({ at }: { at: number }) => <time>{at}</time>;\n',
    'rslib.config.ts': config(
      '{ plugins: [pluginReact()], output: { target: "web" } }',
      "import { pluginReact } from '@rsbuild/plugin-react';\n",
    ),
  });
  expect(react.isFailed, react.terminal).toBe(false);
  expect(String(react.files['dist/index.js'])).toContain('from "react/jsx-runtime"');

  const curious = await worker.build({
    ...source,
    'rslib.config.ts':
      'throw new Error([typeof indexedDB, typeof caches, typeof document].join());',
  });
  expect(curious.terminal).toContain('undefined,undefined,undefined');

  const broken = await worker.build({ ...source, 'rslib.config.ts': config("{ format: 'no' }") });
  expect([broken.kind, broken.isFailed]).toEqual(['built', true]);
  expect(broken.terminal).toContain('Failed to build');

  const panicking = await worker.build({
    ...source,
    'src/index.ts': "export const load = (name: string) => import('./lang/' + name + '.js');\n",
    'src/lang/de.js': 'export default 1;\n',
    'rslib.config.ts': config("{ format: 'umd', umdName: 'Pad' }"),
  });
  expect(panicking).toMatchObject({
    reason: 'panic',
    text: expect.stringContaining('panicked at'),
  });
  const named = await worker.build({
    ...source,
    'rslib.config.ts': 'export const named = { lib: [] };\n',
  });
  expect([named.kind, named.isFailed]).toEqual(['built', true]);
  expect(named.terminal).toContain('Cannot convert object to primitive value');

  // What has been downloaded starts again without a connection.
  await worker.stop();
  runtime.disconnect();
  const offline = await worker.build({ ...source, 'rslib.config.ts': config("{ format: 'cjs' }") });
  expect([offline.kind, offline.isFailed], offline.text).toEqual(['built', false]);
});

test('a browser that refuses the memory of the tool is told from other failures', async ({
  page,
}) => {
  const worker = await openRslibWorker(page, runtime.origin);
  // Chromium has addresses for little more than a hundred memories that may grow to 4 GiB.
  const error = await page.evaluate(() => {
    const kept: WebAssembly.Memory[] = [];
    try {
      for (;;) kept.push(new WebAssembly.Memory({ initial: 1, maximum: 65_536, shared: true }));
    } catch (thrown) {
      Reflect.set(globalThis, 'kept', kept);
      return String(thrown);
    }
  });
  expect(error).toMatch(/^RangeError/);
  const refused = await worker.build({ ...source, 'rslib.config.ts': config('{}') });
  expect(refused).toMatchObject({ kind: 'failed', reason: 'memory' });
});

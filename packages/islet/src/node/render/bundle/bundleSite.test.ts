import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { type BundleResult, bundleSite, watchBundle } from './bundleSite.ts';
import type { EntryFiles } from './generateEntries.ts';

const entriesIn = (root: string): EntryFiles => ({
  boot: path.join(root, 'boot.js'),
  server: path.join(root, 'server.js'),
  islands: path.join(root, 'islands.js'),
});

/** Watches two entries below `root`, whose changes the bundler doesn't notice itself; `apply` is called for each compiler. */
async function watchEntries(root: string, apply: (compiler: Rspack.Compiler) => void) {
  const outputs = {
    client: path.join(root, 'built/client'),
    server: path.join(root, 'built/server'),
  };
  const environment = (name: string, folder: string) => ({
    source: { entry: { [name]: { import: path.join(root, `${name}.js`), html: false } } },
    output: { distPath: { root: folder }, target: 'node' as const, emitCss: true },
  });
  const results: BundleResult[] = [];
  let isBuilt = (_: BundleResult): void => {};
  const built = new Promise<BundleResult>((resolve) => {
    isBuilt = resolve;
  });
  const watching = await watchBundle(
    {
      outputs,
      entries: entriesIn(root),
      longestStart: null,
      config: {
        root,
        logLevel: 'silent',
        output: { cleanDistPath: true },
        environments: {
          client: environment('boot', outputs.client),
          server: environment('server', outputs.server),
        },
        tools: { rspack: { plugins: [{ apply }], watchOptions: { ignored: /\.js$/ } } },
      },
    },
    async (result) => {
      results.push(result);
      isBuilt(result);
    },
  );
  return { outputs, result: await built, results, ...watching };
}

function attempt(run: () => void): unknown {
  try {
    run();
    return 'done';
  } catch (error) {
    return error;
  }
}

test('a bundler that watches removes nothing: it may run twice at the start', async () => {
  const files = { 'boot.js': '', 'server.js': '', 'built/server/old.js': '' };
  await withFiles(files, async (root) => {
    const written = path.join(root, 'built/server/written.js');
    // What a run has written when the next one starts.
    const write = (): void => {
      mkdirSync(path.dirname(written), { recursive: true });
      writeFileSync(written, '');
    };
    const { outputs, close } = await watchEntries(root, ({ hooks }) =>
      hooks.watchRun.tap({ name: 'test', stage: -1000 }, write),
    );
    await close();
    expect(existsSync(written)).toBe(true);
    expect(existsSync(path.join(outputs.server, 'old.js'))).toBe(false);
  });
});

test.each(['!', '?'])('a folder that the bundler cannot find files in is named: %s', (mark) =>
  withFiles({ [`a${mark}b/boot.js`]: '', [`a${mark}b/server.js`]: '' }, async (root) => {
    const site = path.join(root, `a${mark}b`);
    const { result, close } = await watchEntries(site, () => {});
    await close();
    const message = `This path contains \`${mark}\`, which has another meaning for the bundler.`;
    expect(result.problems).toMatchObject([{ file: site, message }]);
  }),
);

test('styles that the bundler cannot read because of their path are named', () =>
  withFiles(
    { 'boot.js': '', 'server.js': "import './c#/a.css'", 'c#/a.css': 'p { color: red }' },
    async (root) => {
      const { result, close } = await watchEntries(root, () => {});
      await close();
      expect(result.problems).toMatchObject([{ file: path.join(root, 'c#/a.css') }]);
    },
  ));

test('only changes since a run started are bundled again, and only of what is bundled', () =>
  withFiles({ 'boot.js': '', 'server.js': '', 'page.md': '' }, async (root) => {
    let invalid = 0;
    const { catchUp, close } = await watchEntries(root, ({ hooks }) =>
      hooks.invalid.tap('test', () => void invalid++),
    );
    const [boot = '', page = ''] = ['boot.js', 'page.md'].map((name) => path.join(root, name));
    catchUp([boot, page]);
    expect(invalid).toBe(0);
    writeFileSync(page, '# Edited');
    catchUp([page]);
    expect(invalid).toBe(0);
    writeFileSync(boot, 'edited;');
    catchUp([boot]);
    expect(invalid).toBe(1);
    await close();
  }));

test('a change that a later run did not read is bundled too', () =>
  withFiles({ 'boot.js': 'import "./part.js"', 'part.js': '', 'server.js': '' }, async (root) => {
    let invalid = 0;
    let done = (): void => {};
    const { catchUp, close } = await watchEntries(root, ({ hooks }) => {
      hooks.invalid.tap('test', () => void invalid++);
      hooks.done.tap('test', () => done());
    });
    const [boot = '', part = ''] = ['boot.js', 'part.js'].map((name) => path.join(root, name));
    // Each before the run starts, by more than the clocks may differ.
    for (const [file, code] of [
      [part, 'edited;'],
      [boot, 'import "./part.js"; edited;'],
    ] as const) {
      writeFileSync(file, code);
      while (Date.now() < statSync(file).ctimeMs + 10) await nextTurn();
    }
    const isDone = new Promise<void>((resolve) => {
      done = resolve;
    });
    catchUp([boot]);
    await isDone;
    expect(invalid).toBe(1);
    catchUp([boot]);
    expect(invalid).toBe(1);
    catchUp([part]);
    expect(invalid).toBe(2);
    await close();
  }));

test('a folder that was replaced by an older one is bundled again', () =>
  withFiles(
    { 'boot.js': 'import "./a/part.js"', 'a/part.js': '', 'b/part.js': '', 'server.js': '' },
    async (root) => {
      let invalid = 0;
      const { catchUp, close } = await watchEntries(root, ({ hooks }) =>
        hooks.invalid.tap('test', () => void invalid++),
      );
      const at = (name: string): string => path.join(root, name);
      renameSync(at('a'), at('c'));
      renameSync(at('b'), at('a'));
      catchUp([at('c')]);
      expect(invalid).toBe(0);
      catchUp([at('a')]);
      expect(invalid).toBe(1);
      await close();
    },
  ));

test('changes can be caught up with while the bundler is running', () =>
  withFiles({ 'boot.js': '', 'server.js': '', 'page.md': '' }, async (root) => {
    const [boot = '', page = ''] = ['boot.js', 'page.md'].map((name) => path.join(root, name));
    let whileRunning = (): void => {};
    // While modules are built, the bundler tells nothing about its last run.
    const { catchUp, close } = await watchEntries(root, ({ hooks }) =>
      hooks.thisCompilation.tap('test', ({ hooks: { buildModule } }) =>
        buildModule.tap('test', () => whileRunning()),
      ),
    );
    const caughtUp = new Promise((resolve) => {
      whileRunning = () => resolve(attempt(() => catchUp([page])));
    });
    writeFileSync(boot, 'edited;');
    catchUp([boot]);
    expect(await caughtUp).toBe('done');
    await close();
  }));

test('the bundler has caught up with a change when the result is in use', () =>
  withFiles(
    { 'boot.js': 'import "./parts/a.js"', 'parts/a.js': '', 'server.js': '' },
    async (root) => {
      const { results, catchUp, caughtUp, close } = await watchEntries(root, () => {});
      const part = path.join(root, 'parts/a.js');
      writeFileSync(part, 'import "./gone.js"');
      catchUp([part]);
      await caughtUp();
      expect(results.at(-1)?.problems).toMatchObject([{ file: 'parts/a.js' }]);
      await close();
    },
  ));

test('the bundler does not run in a folder that was removed', () =>
  withFiles({ 'site/boot.js': '', 'site/server.js': '' }, async (root) => {
    let runs = 0;
    const site = path.join(root, 'site');
    const { catchUp, caughtUp, close } = await watchEntries(site, ({ hooks }) =>
      hooks.compile.tap('test', () => void runs++),
    );
    await caughtUp();
    const before = runs;
    renameSync(site, path.join(root, 'away'));
    catchUp([path.join(site, 'boot.js')]);
    await caughtUp();
    expect(runs).toBe(before);
    await close();
  }));

/** Waits for what never happens, until it is too late. */
const never = (): Promise<void> => {
  vi.runOnlyPendingTimers();
  return new Promise(() => {});
};

const pending = '`rsbuild` waits for a promise that is still pending after 30 s';

test.each<[string, RsbuildPlugin['setup'], string]>([
  ['setup', never, pending],
  ['modifyRsbuildConfig', (api) => api.modifyRsbuildConfig(never), pending],
  ['onAfterCreateCompiler', (api) => api.onAfterCreateCompiler(never), pending],
  ['onBeforeBuild', (api) => api.onBeforeBuild(never), pending],
  ['that fails', (api) => api.onBeforeBuild(() => Promise.reject(new Error('No'))), 'No'],
])('a hook that keeps the bundler from starting is reported: %s', (_, setup, message) =>
  withFiles({ 'boot.js': '' }, async (root) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const watching = watchBundle(
      {
        config: {
          root,
          logLevel: 'silent',
          plugins: [{ name: 'site', setup }],
          source: { entry: { boot: path.join(root, 'boot.js') } },
        },
        entries: entriesIn(root),
        outputs: { client: path.join(root, 'client'), server: path.join(root, 'server') },
        longestStart: 30_000,
      },
      async () => {},
    );
    await expect(watching).rejects.toThrow(message);
  }),
);

test('compilers that never end are reported', () =>
  withFiles({ 'boot.js': '', 'server.js': '' }, async (root) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const apply = ({ hooks }: Rspack.Compiler): void => hooks.emit.tapPromise('test', never);
    const config = {
      root,
      logLevel: 'silent' as const,
      source: { entry: { boot: path.join(root, 'boot.js') } },
      tools: { rspack: { plugins: [{ apply }] } },
    };
    const outputs = { client: path.join(root, 'client'), server: path.join(root, 'server') };
    const plan = { config, entries: entriesIn(root), outputs, longestStart: null };
    await expect(bundleSite(plan, {})).rejects.toThrow('has not ended within 10 minutes');
  }));

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { withFiles } from '../../content/page/testing.ts';
import { watchBundle } from './bundleSite.ts';

test('a bundler that watches removes nothing: it may run twice at the start', async () => {
  const files = { 'boot.js': '', 'server.js': '', 'built/server/old.js': '' };
  await withFiles(files, async (root) => {
    const outputs = {
      client: path.join(root, 'built/client'),
      server: path.join(root, 'built/server'),
    };
    const written = path.join(outputs.server, 'written.js');
    // What a run has written when the next one starts.
    const write = (): void => {
      mkdirSync(outputs.server, { recursive: true });
      writeFileSync(written, '');
    };
    const apply = ({ hooks }: Rspack.Compiler): void =>
      hooks.watchRun.tap({ name: 'test', stage: -1000 }, write);
    const environment = (name: string, folder: string) => ({
      source: { entry: { [name]: { import: path.join(root, `${name}.js`), html: false } } },
      output: { distPath: { root: folder }, target: 'node' as const },
    });
    let isBuilt = (): void => {};
    const built = new Promise<void>((resolve) => {
      isBuilt = resolve;
    });
    const watching = await watchBundle(
      {
        outputs,
        entries: {
          boot: path.join(root, 'boot.js'),
          server: path.join(root, 'server.js'),
          islands: path.join(root, 'islands.js'),
        },
        config: {
          root,
          logLevel: 'silent',
          output: { cleanDistPath: true },
          environments: {
            client: environment('boot', outputs.client),
            server: environment('server', outputs.server),
          },
          tools: { rspack: { plugins: [{ apply }] } },
        },
      },
      isBuilt,
    );
    await built;
    await watching.close();
    expect(existsSync(written)).toBe(true);
    expect(existsSync(path.join(outputs.server, 'old.js'))).toBe(false);
  });
});

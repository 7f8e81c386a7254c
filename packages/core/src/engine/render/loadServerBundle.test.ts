import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withFiles } from '../content/page/testing.ts';
import { loadServerBundle } from './loadServerBundle.ts';

/** Runs a bundle with these lines, which set `exports.runtime`. */
const load = (lines: string) =>
  withFiles({ 'server.cjs': lines }, (root) => loadServerBundle(path.join(root, 'server.cjs')));

/** Those that are left after garbage collection. */
async function collect(refs: readonly WeakRef<object>[]): Promise<object[]> {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  // A reference that was just looked at holds until the next turn.
  await setImmediate();
  gc();
  return refs.flatMap((ref) => ref.deref() ?? []);
}

test('a bundle can require modules of Node', async () => {
  const runtime = await load(`
    const path = require('node:path');
    const os = import('node:os');
    exports.runtime = (async () => ({
      folder: __dirname === path.dirname(__filename),
      imported: typeof (await os).cpus,
    }))();
  `);
  expect(runtime).toEqual({ folder: true, imported: 'function' });
});

test('a bundle may wait before it exports', async () => {
  const wait = 'module.exports = Promise.resolve({ runtime: Promise.resolve({ is: "late" }) });';
  expect(await load(wait)).toEqual({ is: 'late' });
});

test('a bundle cannot end the process, but can use everything else of it', async () => {
  const runtime = await load(`
    const seen = [];
    try { process.exit(); } catch ({ message }) { seen.push(message); }
    process.once('docs-test', (name) => seen.push(name));
    process.emit('docs-test', process.version);
    exports.runtime = Promise.resolve({ seen, folder: process.cwd() });
  `);
  expect(runtime).toEqual({
    seen: ['`process.exit` was called; throw an error instead', process.version],
    folder: process.cwd(),
  });
});

test('what a bundle throws is not caught', async () => {
  await expect(load('throw new Error("no window");')).rejects.toThrow('no window');
});

test('a bundle without references is freed', async () => {
  const refs: WeakRef<object>[] = [];
  for (let edit = 0; edit < 20; edit++) {
    const lines = `const large = new Array(1e5).fill(${edit});
      import('node:os');
      exports.runtime = Promise.resolve({ names: {}, large: () => large });`;
    refs.push(new WeakRef(await load(lines)));
  }
  expect(await collect(refs)).toEqual([]);
});

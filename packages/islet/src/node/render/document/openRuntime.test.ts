import path from 'node:path';
import { expect, test } from 'vitest';
import type { AppState } from '#client/context.ts';
import { withFiles } from '../../page/record/testing.ts';
import { openRuntime, type SafeRuntime } from './openRuntime.ts';

/** A bundle that does what the code of the program says, and counts how often it was asked. A shell is its page. */
const bundle = `
let asked = 0;
exports.runtime = Promise.resolve({
  names: { components: {}, modules: {} },
  failures: [],
  renderShell: ({ page }) => {
    while (page === 'endless');
    if (page) return page;
    throw null;
  },
  *renderProgram({ code }, state, compile) {
    asked++;
    for (const line of code.split('\\n')) yield compile(line, ['asked'])(asked);
  },
});`;

/** What takes longer than `limit` milliseconds is stopped; tests of code that never ends have a short one. */
function withRuntime(use: (runtime: SafeRuntime) => Promise<void>, limit = 60_000): Promise<void> {
  return withFiles({ 'server.cjs': bundle }, async (root) =>
    use(await openRuntime(path.join(root, 'server.cjs'), { longest: limit })),
  );
}

const render = async (runtime: SafeRuntime, ...code: string[]) =>
  (await runtime.renderProgram({ code: code.join('\n'), places: [] }, {} as AppState)).map(String);

const renderShells = async (runtime: SafeRuntime, ...pages: string[]) =>
  (await runtime.renderShells(pages.map((page) => ({ page }) as unknown as AppState))).map(String);

test('stops what never ends, says which part it was, and works again', () =>
  withRuntime(async (runtime) => {
    expect(await render(runtime, 'return "a" + asked', 'for (;;);', 'return "b"')).toEqual([
      'a1',
      'Error: it did not end within 0.2 seconds',
    ]);
    // What was stopped has left nothing behind: this is a new copy of the bundle.
    expect(await render(runtime, 'return "c" + asked')).toEqual(['c1']);
    expect(await render(runtime, 'return "c" + asked')).toEqual(['c2']);
  }, 200));

test('keeps a page from ending the process', () =>
  withRuntime(async (runtime) => {
    expect(await render(runtime, 'return process.pid > 0', 'process.exit(3)')).toEqual([
      'true',
      'Error: `process.exit` was called; throw an error instead',
    ]);
  }));

test('gives one sentence for whatever is thrown', () =>
  withRuntime(async (runtime) => {
    expect(await render(runtime, 'throw Object.create(null)')).toEqual([
      'Error: it threw a value that cannot be read',
    ]);
    await expect(runtime.renderShell({} as AppState)).rejects.toThrow('null');
  }));

test('renders the shells of pages together, and says which of them fail', () =>
  withRuntime(async (runtime) => {
    expect(await renderShells(runtime, 'a', '', 'b')).toEqual(['a', 'Error: null', 'b']);
    expect(await renderShells(runtime)).toEqual([]);
  }));

test('renders no more shells together after one that never ends', () =>
  withRuntime(async (runtime) => {
    expect(await renderShells(runtime, 'a', 'endless', 'endless', 'b')).toEqual([
      'a',
      'Error: it did not end within 0.2 seconds',
    ]);
    expect(await renderShells(runtime, 'c')).toEqual([]);
    // A single page is always tried: the dev server renders those that readers ask for.
    expect(await runtime.renderShell({ page: 'c' } as unknown as AppState)).toBe('c');
  }, 200));

/** A bundle of one component and its map, which says that each line is that of the component. */
const mapped = {
  'bundle/server.cjs': `'use strict';
const Part = (value) =>
  value.y;
exports.runtime = {
  names: { components: {}, modules: {} },
  failures: new Map([['part', new Error('Early')]]),
  renderShell: () => Part(),
  *renderProgram({ code }, state, compile) {
    try {
      yield compile(code, ['Part'])(Part);
    } catch (error) {
      yield new Error('', { cause: error });
    }
  },
};`,
  'bundle/server.cjs.map': JSON.stringify({
    sources: ['../components/Part.tsx'],
    mappings: `AAAA${';AACA'.repeat(20)}`,
  }),
};

test('finds where a component fails, but not what the code of a page does', () =>
  withFiles(mapped, async (siteRoot) => {
    const file = path.join(siteRoot, 'bundle/server.cjs');
    const state = {} as AppState;
    const runtime = await openRuntime(file, { siteRoot });
    const failureOf = async (code: string) =>
      (await runtime.renderProgram({ code, places: [] }, state))[0];
    const at = (line: number) => ({ file: 'components/Part.tsx', line });
    expect(await failureOf('return Part();')).toMatchObject({ place: at(3) });
    expect(await failureOf('return Part({ get y() { throw 0; } });')).toMatchObject({
      place: null,
    });
    expect(await failureOf('return Part({ get y() { return missing; } });')).toMatchObject({
      message: 'missing is not defined',
      place: null,
    });
    await expect(runtime.renderShell(state)).rejects.toMatchObject({ place: at(3) });
    expect(runtime.names.modules.part).toEqual({ error: 'Early', place: at(6) });
    // A build writes no maps.
    const built = await openRuntime(file);
    await expect(built.renderShell(state)).rejects.toMatchObject({ place: null });
  }));

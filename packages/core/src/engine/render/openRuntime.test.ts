import path from 'node:path';
import { expect, test } from 'vitest';
import type { AppState } from '#client/context.ts';
import { withFiles } from '../content/page/testing.ts';
import { openRuntime, type SafeRuntime } from './openRuntime.ts';

/** A bundle that does what the code of the program says, and counts how often it was asked. A shell is its page. */
const bundle = `
let asked = 0;
exports.runtime = Promise.resolve({
  names: { components: {}, modules: {} },
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
    use(await openRuntime(path.join(root, 'server.cjs'), limit)),
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

import { describe, expect, test } from 'vitest';
import {
  baselineOf,
  changePlayground,
  isBusy,
  type PlaygroundEvent,
  type PlaygroundState,
  startState,
} from './playgroundState.ts';

const files = { 'src/index.ts': 'export {};', 'rslib.config.ts': 'export default {};' };
const start = startState({ files, command: 'npx rslib' }, { kind: 'site', name: 'run/a/b' });

const encode = (texts: Record<string, string>): Record<string, Uint8Array> =>
  Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)]),
  );

const built = (texts: Record<string, string>, isFailed = false): PlaygroundEvent => ({
  kind: 'built',
  files: encode(texts),
  isFailed,
  milliseconds: 50,
});

const after = (events: readonly PlaygroundEvent[], from: PlaygroundState = start) =>
  events.reduce(changePlayground, from);

describe('files', () => {
  test('a project opens with its config, and nothing of it has run', () => {
    expect(start).toMatchObject({ openPath: 'rslib.config.ts', requested: null });
  });

  test('a file that is added, renamed or deleted takes the editor with it', () => {
    const added = after([
      { kind: 'add', path: 'src/a.ts' },
      { kind: 'edit', path: 'src/a.ts', text: 'let a;' },
      { kind: 'rename', path: 'src/a.ts', to: 'src/b.ts' },
    ]);
    expect(added.openPath).toBe('src/b.ts');
    expect(added.files).toEqual({ ...files, 'src/b.ts': 'let a;' });
    expect(after([{ kind: 'delete', path: 'src/b.ts' }], added)).toMatchObject({
      openPath: 'rslib.config.ts',
      files,
    });
  });

  test('another file that is deleted leaves the editor where it is', () => {
    expect(after([{ kind: 'delete', path: 'src/index.ts' }]).openPath).toBe('rslib.config.ts');
  });
});

describe('builds', () => {
  const first = after([{ kind: 'run' }, built({ 'dist/index.js': 'one' })]);
  const second = after([{ kind: 'run' }, built({ 'dist/index.js': 'two' })], first);

  test('the first build shows the script that others import', () => {
    const state = after([built({ 'dist/index.cjs': '', 'dist/a.js': '', 'dist/index.js': '' })]);
    expect(state.shownPath).toBe('dist/index.js');
    expect(after([built({ 'dist/a.css': '', 'dist/a.js': '' })]).shownPath).toBe('dist/a.js');
    const deeper = after([built({ 'dist/a/index.js': '', 'dist/index.js': '' })]);
    expect(deeper.shownPath).toBe('dist/index.js');
  });

  test('the worker is busy from the press of Run to the end', () => {
    const running = after([{ kind: 'run' }]);
    expect(isBusy(running)).toBe(true);
    expect(isBusy(after([{ kind: 'progress', loaded: 1, total: 2 }], running))).toBe(true);
    expect(isBusy(after([{ kind: 'ready', release: '1.2.3' }], running))).toBe(true);
    expect(isBusy(first)).toBe(false);
    expect(isBusy(after([{ kind: 'stop' }], running))).toBe(false);
  });

  test('a build is compared with the one before', () => {
    expect(baselineOf(first)).toBe(null);
    expect(baselineOf(second)?.texts).toEqual({ 'dist/index.js': 'one' });
  });

  test('a pinned build stays what later ones are compared with', () => {
    const later = after(
      [{ kind: 'pin' }, { kind: 'run' }, built({ 'dist/index.js': 'three' })],
      first,
    );
    const last = after([{ kind: 'run' }, built({ 'dist/index.js': 'four' })], later);
    expect(baselineOf(last)?.texts).toEqual({ 'dist/index.js': 'one' });
    expect(baselineOf(after([{ kind: 'compare', comparedWith: 'last' }], last))?.texts).toEqual({
      'dist/index.js': 'three',
    });
  });

  test('a build that fails shows the terminal, and the next one that works its files', () => {
    const failed = after([{ kind: 'run' }, { kind: 'log', text: 'no' }, built({}, true)], second);
    expect(failed).toMatchObject({ panel: 'terminal', log: 'no' });
    const fixed = after([{ kind: 'run' }, built({ 'dist/index.js': 'three' })], failed);
    expect(fixed).toMatchObject({ panel: 'files', log: '', shownPath: 'dist/index.js' });
  });

  test('explanations stay open, whatever a build does', () => {
    const reading = after([{ kind: 'panel', panel: 'explain' }], second);
    expect(after([{ kind: 'run' }, built({}, true)], reading).panel).toBe('explain');
  });

  test('what failed is not compared with: the last build that wrote files is', () => {
    const failed = after([{ kind: 'run' }, built({}, true)], second);
    const fixed = after([{ kind: 'run' }, built({ 'dist/index.js': 'three' })], failed);
    expect(baselineOf(fixed)?.texts).toEqual({ 'dist/index.js': 'two' });
  });

  test('a file that is not text, or too long, is shown by its size', () => {
    const state = after([
      {
        kind: 'built',
        files: { 'a.bin': Uint8Array.of(255, 0), 'b.js': new Uint8Array(300_001).fill(97) },
        isFailed: false,
        milliseconds: 1,
      },
    ]);
    expect(state.build?.texts).toEqual({ 'a.bin': 2, 'b.js': 300_001 });
  });

  test('another project has nothing of the one before, and has not run', () => {
    const project = { files: { 'a.ts': '' }, command: 'npx rslib --lib a' };
    const changed = after([{ kind: 'command', text: 'npx rslib --lib b' }], second);
    const loaded = after([{ kind: 'load', ...project, origin: { kind: 'link' } }], {
      ...changed,
      release: '1.2.3',
    });
    expect(loaded).toEqual({ ...startState(project, { kind: 'link' }), release: '1.2.3' });
    expect(loaded.requested).toBe(null);
  });
});

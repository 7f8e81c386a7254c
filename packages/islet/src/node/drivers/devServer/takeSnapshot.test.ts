import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withFiles } from '../../page/record/testing.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { type Snapshot, type SnapshotOptions, takeSnapshot } from './takeSnapshot.ts';

/** Takes a snapshot of `docs` and a file, and lists its paths. */
function take(root: string, options: Partial<SnapshotOptions> = {}): Snapshot {
  return takeSnapshot({
    roots: [path.join(root, 'docs')],
    singles: [path.join(root, 'examples/a.ts')],
    last: new Map(),
    touched: new Set([root, path.join(root, 'examples')]),
    watch() {},
    fail(error) {
      throw error;
    },
    ...options,
  });
}

const pathsOf = (root: string, snapshot: Snapshot): string[] =>
  [...snapshot.keys()].map((file) => relativePath(root, file)).sort();

const files = {
  'docs/en/page.md': '',
  'docs/node_modules/a/index.js': '',
  'examples/a.ts': '',
  'examples/b.ts': '',
};

test('has folders with all that is in them but packages, and single files', () =>
  withFiles(files, async (root) => {
    expect(pathsOf(root, take(root))).toEqual([
      ...['docs', 'docs/en', 'docs/en/page.md', 'examples/a.ts'],
    ]);
  }));

test('a folder is watched before it is read, so that nothing that is added to it is missed', () =>
  withFiles(files, async (root) => {
    const snapshot = take(root, {
      watch: (folder) => writeFileSync(path.join(folder, 'late.md'), ''),
    });
    expect(pathsOf(root, snapshot)).toContain('docs/late.md');
    expect(pathsOf(root, snapshot)).toContain('docs/en/late.md');
  }));

test('looks at what is in a folder if something happened in it, or if it is another folder', () =>
  withFiles(files, async (root) => {
    const page = path.join(root, 'docs/en/page.md');
    const en = path.dirname(page);
    const first = take(root);
    writeFileSync(page, 'written');
    expect(take(root, { last: first }).get(page)).toBe(first.get(page));
    const second = take(root, { last: first, touched: new Set([en]) });
    expect(second.get(page)?.isEmpty).toBe(false);
    rmSync(en, { recursive: true });
    mkdirSync(en);
    writeFileSync(path.join(en, 'other.md'), '');
    const third = take(root, { last: second, touched: new Set([path.dirname(en)]) });
    expect(pathsOf(root, third)).toEqual([
      ...['docs', 'docs/en', 'docs/en/other.md', 'examples/a.ts'],
    ]);
  }));

test.skipIf(process.platform === 'win32')(
  'links are followed as far as their paths end, and the folders they lead to watched',
  () =>
    withFiles({ ...files, 'else/one/c.ts': '' }, async (root) => {
      const at = (name: string): string => path.join(root, name);
      symlinkSync('../../examples/b.ts', at('docs/en/file.ts'));
      symlinkSync('../else', at('docs/else'));
      symlinkSync('..', at('docs/en/up'));
      symlinkSync('../../examples', at('else/one/more'));
      symlinkSync('nowhere', at('docs/lost'));
      const watched = new Set<string>();
      const snapshot = take(root, {
        watch: (folder) => watched.add(relativePath(root, folder)),
        fail() {},
      });
      expect(pathsOf(root, snapshot)).toEqual([
        ...['docs', 'docs/else', 'docs/else/one', 'docs/else/one/c.ts'],
        ...['docs/en', 'docs/en/file.ts', 'docs/en/page.md', 'examples/a.ts'],
      ]);
      expect(watched).toContain('examples');
      expect(watched).toContain('docs/else/one');
    }),
);

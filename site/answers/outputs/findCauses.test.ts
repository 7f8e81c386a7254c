import { expect, test } from 'vitest';
import { findCauses } from './findCauses.ts';
import { readHunk } from './outputHunk.ts';

test.each([
  ['extensions', 'index.d.ts', "-export * from './a';\n+export * from './a.js';"],
  ['extensions', 'index.d.mts', "-import('./a');\n+import('./a/index.mjs');"],
  [null, 'index.d.ts', "-export * from './a';\n+export * from './b.js';"],
  [null, 'index.js', "-export * from './a';\n+export * from './b.js';"],
  ['ids', 'a.js', '-__webpack_require__.e(525)\n+__webpack_require__.e("l")'],
  ['ids', 'a.js', '-var jsonpInstalledChunks = {883: 0,};\n+var jsonpInstalledChunks = {5: 0,};'],
  [null, 'a.js', '-const limit = 525;\n+const limit = 5;'],
  ['env', 'a.cjs', '-const mode = "production";\n+const mode = (void 0).MODE;'],
  ['file-url', 'a.cjs', "-const here = import.meta.url;\n+const here = 'file:///a.ts';"],
  ['form', 'a.js', '-if(first)return 1;return 2\n+if(first)return 1;else return 2'],
  ['form', 'a.js', '-const t=[left.right],r=1\n+let e=[left.right],n=1'],
  [null, 'a.js', '-if(first)return 1\n+if(second)return 1'],
  [null, 'a.js', '+++'],
  [null, 'a.wasm', '±'],
])('finds the cause %s in %s: %s', (cause, path, text) => {
  expect(findCauses([readHunk(text, path)]).map((found) => found.cause)).toEqual([cause]);
});

test('code that moved inside a file is the same code', () => {
  const hunks = ['-function moved(){return kept}', '+function moved(){return kept}'];
  expect(findCauses(hunks.map((text) => readHunk(text, 'a.js'))).map(({ cause }) => cause)).toEqual(
    ['form', 'form'],
  );
});

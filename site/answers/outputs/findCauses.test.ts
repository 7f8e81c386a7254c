import { expect, test } from 'vitest';
import { findCauses } from './findCauses.ts';
import { readHunk } from './outputHunk.ts';

test.each([
  ['extensions', 'index.d.ts', "-export * from './kit';\n+export * from './kit.js';"],
  ['extensions', 'index.d.mts', "-import('./kit');\n+import('./kit/index.mjs');"],
  [null, 'index.d.ts', "-export * from './kit';\n+export * from './set.js';"],
  [null, 'index.js', "-export * from './kit';\n+export * from './set.js';"],
  ['ids', 'a.js', '-__webpack_require__.e(525)\n+__webpack_require__.e("l")'],
  ['ids', 'a.js', '-var jsonpInstalledChunks = {883: 0,};\n+var jsonpInstalledChunks = {5: 0,};'],
  [null, 'a.js', '-const limit = 525;\n+const limit = 5;'],
  ['env', 'a.cjs', '-const mode = "production";\n+const mode = (void 0).MODE;'],
  ['file-url', 'a.cjs', "-const here = import.meta.url;\n+const here = 'file:///a.ts';"],
  ['form', 'a.js', '-if(first)return 1;return 2\n+if(first)return 1;else return 2'],
  ['form', 'a.js', '-const t=[left.right],r=1\n+let e=[left.right],n=1'],
  [null, 'a.js', '-if(first)return 1\n+if(second)return 1'],
  [null, 'kit.js', '+++'],
  [null, 'kit.bin', '±'],
  ['wasm', 'a.wasm', '±'],
  ['wasm', 'a.js', '-import { add } from "./add.js";\n+import { add } from "./add.wasm";'],
  ['url', 'a.js', "-new URL('./a.txt', here);\n+new URL('./static/assets/a.txt', here);"],
  [
    'worker',
    'a.js',
    "-new Worker(new URL('./kit.ts', here))\n+new Worker(new URL('./171.js', here))",
  ],
  ['css', 'kit.css', '-@media (min-width: 40rem) {\n+@media (width >= 40rem) {'],
  ['runtime', 'a.js', '-__webpack_require__.n = (module)=>{}'],
  ['constants', 'a.js', '-value === 1 / 0\n+1 / 0 === value'],
  ['ids', 'a.js', '-__nested_rspack_require_109__("ms")\n+__nested_rspack_require_216__("ms")'],
  ['await', 'a.js', '-body(handle, done);\n+body(handle, done, asyncModule);'],
  ['require', 'a.js', '-import * as all from "ms";\n+const all = createRequire(here)("ms");'],
  ['engines', 'a.js', '-list?.at(-1) ?? 0\n+null == list ? void 0 : list.at(-1)'],
  ['helpers', 'a.js', '-import { _ } from "@swc/helpers/_/_is";\n+function _is() {}'],
  ['jsx', 'a.js', '-(0, jsx_runtime.jsx)("span")\n+React.createElement("span")'],
  ['react-compiler', 'a.js', '-from "react/compiler-runtime"\n+from "react-compiler-runtime"'],
  ['version', 'a.js', '-built = "Rslib 0.23.2"\n+built = "Rslib 1.0.0"'],
  ['federation', 'a.js', '≠\n-FEDERATION_DEBUG\n+navigator'],
  ['form', 'a.js', '≠'],
  ['styles', 'a.js', '-import "./base.js";\n+import "./base.css";'],
  ['styles', 'kit.css', '+++'],
  ['assets', 'img/logo.svg', '---'],
  ['names', '379~0.js', '+++'],
  ['names', 'a.js', '-import "./273.js";\n+import "./379~0.js";'],
  ['hashes', 'index.dc7b7a6409.js', '---'],
  ['redirect', 'a.js', '-export { card } from "./card.js";\n+export { card } from "./card";'],
  ['dependencies', 'a.js', '-import mitt from "mitt";\n+function mitt(n) {}'],
  ['dependencies', 'a.js.LICENSE.txt', '+++'],
])('finds the cause %s in %s: %s', (cause, path, text) => {
  expect(findCauses([readHunk(text, path)]).map((found) => found.cause)).toEqual([cause]);
});

test('code that moved inside a file is the same code', () => {
  const hunks = ['-function moved(){return kept}', '+function moved(){return kept}'];
  expect(findCauses(hunks.map((text) => readHunk(text, 'a.js'))).map(({ cause }) => cause)).toEqual(
    ['form', 'form'],
  );
});

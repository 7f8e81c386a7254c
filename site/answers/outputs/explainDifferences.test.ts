import { expect, test } from 'vitest';
import { describeDifferences, explainDifferences } from './explainDifferences.ts';

/** What the script printed for a package that was built with 0.23.2 and 1.0.1, shortened. */
const printed = `diff --git a/dist-0.23.2/index.cjs b/dist-1.0.1/index.cjs
--- a/dist-0.23.2/index.cjs
+++ b/dist-1.0.1/index.cjs
@@ -33,2 +33,2 @@ __webpack_require__.d(__webpack_exports__, {
 const external_wait_cjs_namespaceObject = require("./wait.cjs");
-const mode = "production";
+const mode = (void 0).MODE;
diff --git a/dist-0.23.2/index.d.ts b/dist-1.0.1/index.d.ts
--- a/dist-0.23.2/index.d.ts
+++ b/dist-1.0.1/index.d.ts
@@ -1,2 +1,2 @@
-export { wait } from './wait';
+export { wait } from './wait.js';
 export declare const mode: "development" | "none" | "production";
diff --git a/dist-0.23.2/index.js b/dist-1.0.1/index.js
--- a/dist-0.23.2/index.js
+++ b/dist-1.0.1/index.js
@@ -1,6 +1,6 @@
-import * as __rspack_external_ms from "ms";
-const ms = __webpack_require__("ms");
+import { createRequire as __rspack_createRequire } from "node:module";
+const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
+const ms = __rspack_createRequire_require("ms");
 const wait = (text)=>ms(text);
-const mode = "production";
+const mode = import.meta.env.MODE;
 export { mode, wait };
-console.log(1);
+console.warn(2);
`;

test('groups the differences of a package by cause, and says which have none', () => {
  const groups = explainDifferences(printed, 'en');
  expect(groups.map(({ title, places, paths }) => [title, places, paths])).toEqual([
    ['Environment variables', 2, ['index.cjs', 'index.js']],
    ['Extensions in declaration files', 1, ['index.d.ts']],
    ['require() in ESM output', 1, ['index.js']],
    ['Differences without a known cause', 1, ['index.js']],
  ]);
  expect(groups.map(({ isKnown }) => isKnown)).toEqual([true, true, true, false]);
});

test('describes them as Markdown in both languages, with links that lead there', () => {
  const english = describeDifferences(printed, { lang: 'en', url: 'https://rslib.rs' });
  expect(english).toContain('## Environment variables\n');
  expect(english).toContain('(https://rslib.rs/guide/upgrade/v0-to-v1#environment-variables)');
  expect(english).toContain('````diff\n-console.log(1);\n+console.warn(2);\n````');
  const chinese = describeDifferences(printed, { lang: 'zh', url: 'https://rslib.rs' });
  expect(chinese).toContain('(https://rslib.rs/zh/guide/upgrade/v0-to-v1#environment-variables)');
});

test('finds nothing where nothing differs', () => {
  expect(describeDifferences('ready   built in 0.2 s', { lang: 'en', url: '' })).toBe(
    'There is no difference in this text.',
  );
});

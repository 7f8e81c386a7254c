import { expect, test } from 'vitest';
import { parseDifferences } from './parseDifferences.ts';

test.each([
  [
    'git diff, with context',
    `diff --git a/dist-0.23.2/index.d.ts b/dist-1.0.1/index.d.ts
index 1e3..4f5 100644
--- a/dist-0.23.2/index.d.ts
+++ b/dist-1.0.1/index.d.ts
@@ -1,4 +1,4 @@
 // first
-export * from './a';
+export * from './a.js';
 // middle
--- b
+++ b
\\ No newline at end of file
`,
    [
      { path: 'index.d.ts', removed: ["export * from './a';"], added: ["export * from './a.js';"] },
      { path: 'index.d.ts', removed: ['-- b'], added: ['++ b'] },
    ],
  ],
  [
    'git diff of files that only one side has',
    `diff --git a/dist-1.0.0/a.js b/dist-1.0.0/a.js
deleted file mode 100644
--- a/dist-1.0.0/a.js
+++ /dev/null
@@ -1 +0,0 @@
-a
diff --git a/dist-1.0.1/sub/b.js b/dist-1.0.1/sub/b.js
new file mode 100644
--- /dev/null
+++ b/dist-1.0.1/sub/b.js
@@ -0,0 +1 @@
+b
Binary files a/dist-1.0.0/c.wasm and b/dist-1.0.1/c.wasm differ
`,
    [
      { path: 'a.js', removed: [], added: [], file: 'gone' },
      { path: 'sub/b.js', removed: [], added: [], file: 'new' },
      { path: 'c.wasm', removed: [], added: [], file: 'binary' },
    ],
  ],
  [
    'diff -r',
    `diff -r dist-before/sub/index.js dist/sub/index.js
3c3
< var a = 1;
---
> var a = 2;
9a10
> var b;
Only in dist-before: old.js
Only in dist/sub: new.js
`,
    [
      { path: 'sub/index.js', removed: ['var a = 1;'], added: ['var a = 2;'] },
      { path: 'sub/index.js', removed: [], added: ['var b;'] },
      { path: 'old.js', removed: [], added: [], file: 'gone' },
      { path: 'sub/new.js', removed: [], added: [], file: 'new' },
    ],
  ],
  [
    'colors, and no names',
    '\u001b[31m-a\u001b[m\n\u001b[32m+b\u001b[m\n',
    [{ path: '', removed: ['a'], added: ['b'] }],
  ],
  ['no difference', 'dist/index.js  1.2 kB\nready   built in 0.2 s\n', []],
])('reads %s', (_, text, expected) => {
  expect(parseDifferences(text)).toEqual(expected);
});

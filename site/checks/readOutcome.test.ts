import { expect, test } from 'vitest';
import { readOutcome } from './readOutcome.ts';

const read = (text: string, hasError = false, hasWarning = false): string =>
  readOutcome({ text, hasError, hasWarning });

test.each([
  ['unchanged code', "report(__dirname, 'end');", '`__dirname`'],
  ['a value', 'report("production", "end")', "`'production'`"],
  ['several arguments', 'report(new URL("./a.txt", b), "end")', "`new URL('./a.txt', b)`"],
  [
    'a shim of the bundler',
    `const __rspack_createRequire_require = __rspack_createRequire(import.meta.url);
report(__rspack_createRequire_require("mitt"), 'end');`,
    "`createRequire(import.meta.url)('mitt')`",
  ],
  [
    'an external package',
    `mitt (module1) { module1.exports = require("mitt"); }
report(__webpack_require__("mitt"), 'end');`,
    "`require('mitt')`",
  ],
  ['a bundled package', 'report(__webpack_require__("g"), "end")', 'the code of the package'],
  [
    'a file inside the output',
    `module1.exports = "data:text/plain,a";
report(new URL(__webpack_require__("a"), __webpack_require__.b), 'end');`,
    'a `data:` URL',
  ],
])('reads %s', (_, text, expected) => {
  expect(read(text)).toBe(expected);
});

test('problems are part of the result', () => {
  expect(read('', true)).toBe('the build fails');
  expect(read('report("/", "end")', false, true)).toBe("`'/'`, with a warning");
});

test('unexpected output is not treated as a result', () => {
  expect(() => read('import "./other.js";')).toThrow('not built as expected');
});

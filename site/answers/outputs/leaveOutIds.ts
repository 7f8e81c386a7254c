/** A number, or the few letters that Rspack makes of a hash. */
const id = String.raw`(?:\d+|[\w$-]{1,3})`;

const places: ReadonlyArray<readonly [pattern: RegExp, replacement: string]> = [
  // In a bundle inside another one, the function has a number.
  [/__nested_rspack_require_\d+__/g, '__webpack_require__'],
  // Modules: `336 (module, exports) {`, `"wPY": function (module) {`.
  [
    new RegExp(
      `^(\\s*|\\\\n\\s*)["']?${id}["']?(?= ?\\((?:\\w*(?:module|exports)|\\) \\{)|: ?function)`,
    ),
    '$1#',
  ],
  // Calls: `__webpack_require__("776")`, `__webpack_require__.e(525)`, `__webpack_require__.bind(r, "O")`.
  [
    new RegExp(
      `(__webpack_require__(?:\\.\\w+)*\\((?:\\w+, ?)?(?:/\\*.*?\\*/ ?)?)\\\\?["']?${id}\\\\?["']?(?=[,)])`,
      'g',
    ),
    '$1#',
  ],
  // Whether chunks are loaded: `{ 336: 1 }`.
  [new RegExp(`["']?(?<![\\w$.])${id}["']?: ?(?=[01]\\b)`, 'g'), '#: '],
  // Names of variables for externals: `__rspack_external__769`, `__rspack_external_C`.
  [new RegExp(`(__rspack_external_)_?${id}\\b`, 'g'), '$1#'],
  // Lists of chunks: `push([["l"], {`.
  [new RegExp(`\\[["']?${id}["']?\\]`, 'g'), '[#]'],
  // Files that are named after a chunk: `"./612.js"`.
  [new RegExp(`(["']\\./)${id}(?=(?:~\\d+)?\\.(?:[cm]?js|css)["'])`, 'g'), '$1#'],
];

/** A line of code without the IDs of modules and chunks. */
export const leaveOutIds = (line: string): string =>
  places.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);

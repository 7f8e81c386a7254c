/** A module that output imports by its absolute path, as `505 (module) { module.exports = __rspack_external_…_b971a561`. */
const placed =
  /(\d+) \(module\) \{\s*module\.exports = (__rspack_external__projects_\w+_([\da-f]{8}));/g;

/**
 * Removes from output what depends on where the repository is and on the folder of a release: the names and numbers that
 * Rspack makes of absolute paths.
 */
export function forgetPlaces(text: string): string {
  const found = [...text.matchAll(placed)];
  const forgotten = found.reduce(
    (rest, [, id = '', name = '', hash = '']) =>
      rest
        .replaceAll(name, name.slice(0, -hash.length - 1))
        .replaceAll(
          new RegExp(`\\b${id}(?= \\(module\\))|(?<=__webpack_require__\\()${id}(?=\\))`, 'g'),
          'id',
        ),
    text,
  );
  return forgotten.replace(/(?<=[_/])releases([_/])\d+[._]\d+[._]\d+\1(?=node_modules)/g, '');
}

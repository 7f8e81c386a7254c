/** Words of the language, which a compiler may choose. */
const ofLanguage = new Set(
  'async await break case catch class const continue default delete do else export false finally for from function if import in instanceof let new null of return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
);

/** Paths in quotes, numbers, and words, in strings and templates too. */
const word = /["'](?=[./@])[^"'\n]*["']|[A-Za-z_]\w{2,}|\b\d+\b/g;

/** The paths, numbers and longer words in code; shorter names are those that a minifier gives. */
export function listWords(lines: readonly string[]): Set<string> {
  const words = lines.join('\n').match(word) ?? [];
  return new Set(
    words
      .filter((found) => !ofLanguage.has(found))
      .map((found) => found.replace(/^'(.*)'$/, '"$1"')),
  );
}

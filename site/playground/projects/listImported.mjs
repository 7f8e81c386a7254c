/** What an import names: the text between the quotes. */
const imported = /(?:^|[\s;}])(?:from|import)\s*\(?\s*(['"])([^'"]+)\1/g;

/**
 * The packages that a module imports, and modules of Node, without files of its own.
 *
 * @param {string} text
 */
export const listImported = (text) =>
  [...text.matchAll(imported)].flatMap(([, , name = '']) =>
    name.startsWith('.') ? [] : [/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name],
  );

/**
 * What the output imports instead of containing it: the packages that users of a library install. Throws if the text
 * of `package.json` is no JSON.
 *
 * @param {string} manifest
 */
export function listExternal(manifest) {
  const { dependencies: own, peerDependencies, optionalDependencies } = JSON.parse(manifest);
  const lists = [own, peerDependencies, optionalDependencies];
  return new Set(lists.flatMap((list) => Object.keys(list ?? {})));
}

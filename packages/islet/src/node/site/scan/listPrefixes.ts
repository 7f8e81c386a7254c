/** Lists a path as a folder and the folders above it (`/a/b` gives `/a/b/`, `/a/`, `/`). */
export function listPrefixes(path: string): string[] {
  const prefixes = [path.endsWith('/') ? path : `${path}/`];
  for (let folder = prefixes[0] ?? '/'; folder !== '/'; ) {
    folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
    prefixes.push(folder);
  }
  return prefixes;
}

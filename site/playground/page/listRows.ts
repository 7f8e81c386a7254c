/** A line of a tree of files: a folder, or a file with its path. */
export interface TreeRow {
  name: string;
  depth: number;
  /** Undefined for a folder. */
  path?: string;
}

/** Lists paths as a tree, in their order. The folder that all of them share is left out, and its name returned. */
export function listRows(paths: readonly string[]): { root: string; rows: TreeRow[] } {
  const root = sharedFolder(paths);
  const rows: TreeRow[] = [];
  let open: string[] = [];
  for (const path of paths) {
    const segments = path.slice(root === '' ? 0 : root.length + 1).split('/');
    const folders = segments.slice(0, -1);
    const same = folders.findIndex((folder, index) => folder !== open[index]);
    for (const [index, name] of folders.entries()) {
      if (same !== -1 && index >= same) rows.push({ name: `${name}/`, depth: index });
    }
    open = folders;
    rows.push({ name: segments.at(-1) ?? '', depth: folders.length, path });
  }
  return { root, rows };
}

/** The first folder, if all paths are in it. */
function sharedFolder([first = '', ...others]: readonly string[]): string {
  const [folder = '', ...rest] = first.split('/');
  return rest.length > 0 && others.every((path) => path.startsWith(`${folder}/`)) ? folder : '';
}

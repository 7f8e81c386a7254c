/** What a static host does with a path: serves a file, redirects, or finds nothing. */
export type Resolution<File> =
  | { kind: 'file'; file: File }
  | { kind: 'redirect'; path: string }
  | { kind: 'missing' };

/**
 * Finds the file for a decoded path below the base. With clean URLs, `/a` is `a.html` and `/a/` is
 * `a/index.html`, and a URL with `index` or with the wrong slash redirects there; without them, a URL
 * is the name of a file, or of a folder with an index. A file is always found by its own name.
 */
export async function resolveFile<File>(
  path: string,
  find: (path: string) => Promise<File | null>,
  cleanUrls: boolean,
): Promise<Resolution<File>> {
  if (!cleanUrls) {
    const named = await find(path.endsWith('/') ? `${path}index.html` : path);
    if (named) return { kind: 'file', file: named };
    return (await find(`${path}/index.html`)) ? redirect(`${path}/`) : { kind: 'missing' };
  }
  const [, folder] = /^(.*\/)(?:index(?:\.html)?)?$/.exec(path) ?? [];
  if (folder !== undefined) {
    const index = await find(`${folder}index.html`);
    if (index) return path === folder ? { kind: 'file', file: index } : redirect(folder);
  }
  if (path.endsWith('/')) {
    const page = path.slice(0, -1);
    return (await find(`${page}.html`)) ? redirect(page) : { kind: 'missing' };
  }
  const file = (await find(path)) ?? (await find(`${path}.html`));
  if (file) return { kind: 'file', file };
  return (await find(`${path}/index.html`)) ? redirect(`${path}/`) : { kind: 'missing' };
}

const redirect = (path: string) => ({ kind: 'redirect', path }) as const;

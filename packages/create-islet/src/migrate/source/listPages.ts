import path from 'node:path';
import { listFiles } from 'islet/tools';

/** The files of a folder, split into pages and others, as absolute paths. */
export async function listPages(folder: string): Promise<{ pages: string[]; others: string[] }> {
  const place = { folder, siteRoot: folder, repoRoot: folder, skipped: ['node_modules'] };
  const { files } = await listFiles(place);
  const all = files.map((file) => path.join(folder, file));
  const isPage = (file: string): boolean => /\.mdx?$/.test(file);
  return { pages: all.filter(isPage), others: all.filter((file) => !isPage(file)) };
}

/** A path without the extension of a page: `guide/start.md` is `guide/start`. */
export const stemOf = (file: string): string => file.replace(/\.mdx?$/, '');

/** The address of a page by its path: `guide/index` is `/guide`. */
export function addressOf(stem: string): string {
  return `/${stem}`.replace(/(?:\/index)+$/, '') || '/';
}

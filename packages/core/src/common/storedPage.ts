import type { OutlineEntry, PageData } from './types.ts';

/** Page data without the title and the description that its front matter has. */
export type StoredPage = Omit<PageData, 'title' | 'description' | 'toc'> &
  Partial<Pick<PageData, 'title' | 'description'>> & { toc: StoredEntry[] };

type StoredEntry = [id: string, text: string, depth: number, charIndex: number];

/** Shortens page data for JSON. */
export function storePage({ title, description, toc, ...page }: PageData): object {
  const { frontmatter } = page;
  return {
    ...page,
    ...(title !== frontmatter.title && { title }),
    ...(description !== frontmatter.description && { description }),
    toc: toc.map(({ id, text, depth, charIndex }) => [id, text, depth, charIndex]),
  };
}

/** Whether a value is stored page data. Its build id says whether this code fits it. */
export function isStoredPage(value: unknown): value is StoredPage {
  return 'buildId' in Object(value);
}

/** Reverses `storePage`. */
export function restorePage(stored: StoredPage): PageData {
  const { title = '', description = '' } = stored.frontmatter;
  const toOutline = ([id, text, depth, charIndex]: StoredEntry): OutlineEntry => {
    return { id, text, depth, charIndex };
  };
  return { title, description, ...stored, toc: stored.toc.map(toOutline) };
}

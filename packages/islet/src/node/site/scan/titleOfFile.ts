import type { PageIdentity } from '#shared/types.ts';

/** The title for the file of a page, or for its folder: `start/quick-start` is "Quick start". */
export function titleOfFile({ pagePath }: Pick<PageIdentity, 'pagePath'>): string {
  const name = pagePath.replace(/(?<=.)\/index$/, '');
  return humanize(name.slice(name.lastIndexOf('/') + 1));
}

/** Converts a file name to words (`quick-start` is "Quick start"). */
export function humanize(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

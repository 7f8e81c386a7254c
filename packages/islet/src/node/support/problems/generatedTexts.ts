/** The texts of pages that no file has, by the paths of their files below the site's root, if they had some. */
export type GeneratedTexts = ReadonlyMap<string, string>;

/** How problems call a page: after its file, or after the field of the config that returns it. */
export const nameSource = (file: string, generated: GeneratedTexts): string =>
  generated.has(file) ? `pages(): ${file}` : file;

/** Names the pages in a message, which are between backticks, in the same way. */
export const nameSourcesIn = (message: string, generated: GeneratedTexts): string =>
  message.replace(/(?<=`)[^`\s]+(?=`)/g, (file) => nameSource(file, generated));

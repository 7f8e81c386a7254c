/** The texts of pages that no file has, by the paths of their files below the site's root, if they had some. */
export type GeneratedTexts = ReadonlyMap<string, string>;

/** How problems and messages call a page: after its file, or after the field of the config that returns it. */
export const nameSource = (file: string, generated: GeneratedTexts): string =>
  generated.has(file) ? `pages(): ${file}` : file;

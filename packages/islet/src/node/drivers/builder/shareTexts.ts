import type { CompiledPage } from '../../cache/compiledPage.ts';

/**
 * Gives the same record, in which texts that are usually the same are one text in memory: each link has the path of its
 * file, and a large site has hundreds of thousands of links.
 */
export function shareTexts(record: CompiledPage): CompiledPage {
  const { filePath, links, components, imports, frontmatter, toc, ids } = record;
  const share = <T extends { file: string }>(places: T[]): T[] =>
    places.map((place) => (place.file === filePath ? { ...place, file: filePath } : place));
  const { title = '', description = '' } = frontmatter;
  const headings = new Map(toc.map(({ id }) => [id, id]));
  return {
    ...record,
    title: title === record.title ? title : record.title,
    description: description === record.description ? description : record.description,
    ids: ids.map((id) => headings.get(id) ?? id),
    links: share(links),
    components: share(components),
    imports: share(imports),
  };
}

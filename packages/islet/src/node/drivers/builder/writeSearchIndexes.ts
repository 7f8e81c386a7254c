import { z } from 'zod';
import type { Problem } from '#shared/types.ts';
import { hashedFolder } from '#shared/url.ts';
import { cacheFile } from '../../cache/cachePlaces.ts';
import type { CompiledPage } from '../../cache/compiledPage.ts';
import type { OutputFolder } from '../../output/files/outputFolder.ts';
import { buildSearchIndexes, indexOptions } from '../../output/index/buildSearchIndexes.ts';
import { collectMentions, type MentionsByRoute } from '../../output/index/collectMentions.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { createSearchScopes } from '../../site/scan/searchScopes.ts';
import { engineVersion } from '../../support/modules/engineVersion.ts';
import { hashContent, readNote, writeNote } from '../../support/modules/notes.mjs';
import type { Compiler } from './createCompiler.ts';
import type { PreparedSite } from './prepareSite.ts';
import { updateIndex } from './updateIndex.ts';

/** The files of the last indexes, each with the hash of its content. */
const noteSchema = z.object({
  key: z.string(),
  files: z.array(z.tuple([z.string(), z.string()])),
});
type Note = z.infer<typeof noteSchema>;

/**
 * Writes the search indexes into an output, or takes over the last ones if nothing that is searched has
 * changed. Returns the problems of indexes that don't work.
 */
export async function writeSearchIndexes({
  project,
  compiler,
  prepared: { records, links },
  output,
}: {
  project: Project;
  compiler: Compiler;
  prepared: Pick<PreparedSite, 'records' | 'links'>;
  output: OutputFolder;
}): Promise<Problem[]> {
  if (createSearchScopes(project).all.length === 0) return [];
  const mentions = collectMentions(links);
  const key = indexKey(project, records, mentions);
  const noteFile = cacheFile(project, 'search.json');
  const known = noteFile === null ? undefined : noteSchema.safeParse(readNote(noteFile).value).data;
  if (known && known.key === key) {
    const isKept = known.files.map(([file, hash]) => output.keep([file], hash));
    if (isKept.every(Boolean)) return [];
  }
  const searched = new Map(
    records.flatMap((page) => (page.searchHash === null ? [] : [[page.routePath, page]])),
  );
  const kept: Note['files'] = [];
  const indexes = await buildSearchIndexes(project, (scope, routes) => {
    const own = routes.flatMap((route) => searched.get(route) ?? []).sort(byRoute);
    const keys = new Map(own.map((page) => [page.routePath, pageKey(page, mentions)]));
    return updateIndex(keys, {
      noteFile: cacheFile(project, `${scope.name}.json`),
      load: (routes) =>
        compiler.indexPages(
          own.filter(({ routePath }) => routes.has(routePath)),
          mentions,
        ),
      keep(part, hash) {
        const file = `${hashedFolder}/${scope.name}/${part}.bin`;
        const isKept = output.keep([file], hash);
        if (isKept) kept.push([file, hash]);
        return isKept;
      },
    });
  });
  if (indexes.problems.length > 0) return indexes.problems;
  for (const [file, content] of indexes.files) output.write(file, content);
  if (noteFile !== null) {
    const written = Array.from(indexes.files, ([file, content]): Note['files'][number] => [
      file,
      hashContent(content),
    ]);
    const files = [...kept, ...written];
    try {
      writeNote(noteFile, { key, files } satisfies Note);
    } catch {
      // Without it, the next build indexes every page.
    }
  }
  return [];
}

/** Identifies everything that one page's part of an index is made of. */
function pageKey({ routePath, searchHash }: CompiledPage, mentions: MentionsByRoute): string {
  const content = [searchHash, mentions.get(routePath)];
  return hashContent(JSON.stringify([engineVersion(), process.version, content]));
}

const byRoute = (a: CompiledPage, b: CompiledPage): number => (a.routePath < b.routePath ? -1 : 1);

/** Identifies everything that the indexes of a site are made of. */
function indexKey(
  { config, rules, pages }: Project,
  records: PreparedSite['records'],
  mentions: MentionsByRoute,
): string {
  const scopes = createSearchScopes({ config, rules, pages });
  const options = scopes.all.map((scope) => [scope.name, indexOptions(scope, config)]);
  const searched = records.map(({ routePath, lang, version, searchHash }) => [
    ...[routePath, lang, version, searchHash],
    mentions.get(routePath),
  ]);
  const content = [options, rules, searched, config.themeConfig.codeLinks];
  return hashContent(JSON.stringify([engineVersion(), process.version, ...content]));
}

import { z } from 'zod';
import type { Problem } from '#shared/types.ts';
import { hashedFolder } from '#shared/url.ts';
import { cacheFile } from '../../cache/cachePlaces.ts';
import type { OutputFolder } from '../../output/files/outputFolder.ts';
import {
  buildSearchIndexes,
  type IndexBuilding,
  indexOptions,
} from '../../output/index/buildSearchIndexes.ts';
import type { MentionsByRoute } from '../../output/index/collectMentions.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { createSearchScopes } from '../../site/scan/searchScopes.ts';
import { engineVersion } from '../../support/modules/engineVersion.ts';
import { hashContent, readNote, writeNote } from '../../support/modules/notes.mjs';
import type { Compiler } from './createCompiler.ts';
import type { BuiltRecord, PreparedSite } from './prepareSite.ts';
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
  prepared: { records, mentions },
  output,
}: {
  project: Project;
  compiler: Pick<Compiler, 'indexPages' | 'textsOf'>;
  prepared: Pick<PreparedSite, 'records' | 'mentions'>;
  output: OutputFolder;
}): Promise<Problem[]> {
  if (createSearchScopes(project).all.length === 0) return [];
  const key = indexKey(project, records, mentions);
  const noteFile = cacheFile(project, 'search.json');
  const known = noteFile === null ? undefined : noteSchema.safeParse(readNote(noteFile).value).data;
  if (known && known.key === key) {
    const isKept = known.files.map(([file, hash]) => output.keep([file], hash));
    if (isKept.every(Boolean)) return [];
  }
  const searched = new Map(
    records.flatMap((record) =>
      record.searchHash === null ? [] : [[record.page.routePath, record]],
    ),
  );
  const files: Note['files'] = [];
  const write = (file: string, content: string | Uint8Array): void => {
    output.write(file, content);
    files.push([file, hashContent(content)]);
  };
  const sourceOf: IndexBuilding['sourceOf'] = (scope, routes) => {
    const own = routes.flatMap((route) => searched.get(route) ?? []).sort(byRoute);
    const keys = new Map(own.map((record) => [record.page.routePath, pageKey(record, mentions)]));
    const fileOf = (part: string): string => `${hashedFolder}/${scope.name}/${part}.bin`;
    return updateIndex(keys, {
      noteFile: cacheFile(project, `${scope.name}.json`),
      load: (routes) =>
        compiler.indexPages(
          own.flatMap(({ page }) => (routes.has(page.routePath) ? [page] : [])),
          mentions,
        ),
      textsOf: (routes) =>
        compiler.textsOf(routes.flatMap((route) => searched.get(route)?.page ?? [])),
      keep(part, hash) {
        const isKept = output.keep([fileOf(part)], hash);
        if (isKept) files.push([fileOf(part), hash]);
        return isKept;
      },
      write: (part, file) => write(fileOf(part), file),
    });
  };
  const problems = await buildSearchIndexes(project, { sourceOf, write });
  if (problems.length > 0) return problems;
  if (noteFile !== null) {
    try {
      writeNote(noteFile, { key, files } satisfies Note);
    } catch {
      // Without it, the next build indexes every page.
    }
  }
  return [];
}

/** Identifies everything that one page's part of an index is made of. */
function pageKey({ page, searchHash }: BuiltRecord, mentions: MentionsByRoute): string {
  const content = [searchHash, mentions.get(page.routePath)];
  return hashContent(JSON.stringify([engineVersion(), process.version, content]));
}

const byRoute = (a: BuiltRecord, b: BuiltRecord): number =>
  a.page.routePath < b.page.routePath ? -1 : 1;

/** Identifies everything that the indexes of a site are made of. */
function indexKey(
  { config, rules, pages }: Project,
  records: PreparedSite['records'],
  mentions: MentionsByRoute,
): string {
  const scopes = createSearchScopes({ config, rules, pages });
  const options = scopes.all.map((scope) => [scope.name, indexOptions(scope, config)]);
  const searched = records.map(({ page: { routePath, lang, version }, searchHash }) => [
    ...[routePath, lang, version, searchHash],
    mentions.get(routePath),
  ]);
  const content = [options, rules, searched, config.themeConfig.codeLinks];
  return hashContent(JSON.stringify([engineVersion(), process.version, ...content]));
}

import type { Problem } from '#common/types.ts';
import { createCompileContext } from '../content/page/createCompileContext.ts';
import { checkRedirects } from '../hosts/checkRedirects.ts';
import { checkOutDir, isOutput } from '../output/checkOutDir.ts';
import { checkPublicFiles } from '../output/checkPublicFiles.ts';
import { compressFolder } from '../output/compressFolder.ts';
import { createOutputFolder, recoverOutput } from '../output/outputFolder.ts';
import { withSiteLock } from '../output/withSiteLock.ts';
import { addCodeFrames } from '../problems/codeFrame.ts';
import { hasErrors } from '../problems/problems.ts';
import { openProject, type Project } from '../scan/openProject.ts';
import { buildSearchIndexes } from '../search/buildSearchIndexes.ts';
import { collectMentions } from '../search/collectMentions.ts';
import { documentShared } from './documentShared.ts';
import { openRecordCache, recordKey } from './openRecordCache.ts';
import type { PagePool } from './pagePool.ts';
import {
  countPages,
  createProjectPool,
  type OnProgress,
  type PreparedSite,
  prepareSite,
} from './prepareSite.ts';
import { writeLlmsFiles } from './writeLlmsFiles.ts';
import { writeSharedFiles } from './writeSharedFiles.ts';

export interface BuildOptions {
  /** Absolute path of the folder with the site config. */
  siteRoot: string;
  /** Also write `.br` and `.gz` files. */
  compress: boolean;
  onProgress: OnProgress;
}

export interface BuildResult {
  problems: Problem[];
  /** Sentences about what is kept for the next build; no one has to act on them. */
  notices: string[];
  /** Absolute path of the output; null when an error kept it from being written. */
  output: string | null;
  pages: number;
  /** Whether the output of an earlier build is in place; false too where the config does not say where. */
  hasEarlier: boolean;
  /** How many of them had changed since the last build, or depend on what has. */
  compiled: number;
}

/**
 * Takes the whole site through all stages. The problems of all pages and all stages are told at
 * once; with an error among them nothing is written and an earlier output stays.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { siteRoot, onProgress } = options;
  onProgress({ stage: 'Config', done: 0, total: 1 });
  const project = await openProject(siteRoot);
  if ('problems' in project) {
    const problems = await addCodeFrames(siteRoot, project.problems);
    return { ...nothing, hasEarlier: false, problems };
  }
  await recoverOutput(project.outDir);
  const hasEarlier = isOutput(project.outDir);
  const result = await withSiteLock(project.kept, () => buildProject(project, options));
  return 'severity' in result
    ? { ...nothing, hasEarlier, problems: [result] }
    : { ...result, hasEarlier };
}

/** A result without an output. */
const nothing = { notices: [], output: null, pages: 0, compiled: 0 };

async function buildProject(
  project: Project,
  options: BuildOptions,
): Promise<Omit<BuildResult, 'hasEarlier'>> {
  const { siteRoot, outDir } = project;
  const context = createCompileContext(project);
  const pool = createProjectPool(project, context);
  try {
    const preparation = await prepareSite(project, pool, options.onProgress);
    const { prepared, notices, problems: found } = preparation;
    const problems = await addCodeFrames(siteRoot, [
      ...(await checkOutDir(siteRoot, outDir)),
      ...(await checkPublicFiles(project)),
      ...checkRedirects(project),
      ...found,
    ]);
    if (!prepared || hasErrors(problems)) return { ...nothing, problems, notices };
    const lost = await writeSite({ project, prepared }, pool, options);
    if (lost.length > 0) return { ...nothing, problems: [...problems, ...lost], notices };
    openRecordCache(context, recordKey(project)).retain(project.pages);
    const compiled = prepared.records.filter((page) => page.isFresh && page.filePath !== '').length;
    return { problems, notices, output: outDir, pages: project.scan.pages.length, compiled };
  } finally {
    await pool.close();
  }
}

/** Writes the output and swaps it in; gives why it does not, where the search or a page does not work. */
async function writeSite(
  { project, prepared }: { project: Project; prepared: PreparedSite },
  pool: PagePool,
  { compress, onProgress }: BuildOptions,
): Promise<Problem[]> {
  const mentions = collectMentions(prepared.records, project);
  const indexes = await buildSearchIndexes(await pool.indexPages(mentions), project);
  if (indexes.problems.length > 0) return indexes.problems;
  const shared = documentShared(project, prepared.bundle);
  const output = await createOutputFolder(project.outDir);
  try {
    for (const [file, content] of indexes.files) await output.write(file, content);
    await writeSharedFiles({ project, prepared, shared, output });
    const onPages = countPages(onProgress, 'Render', project.pages.length);
    const problems = await pool.writePages(output.path, shared, onPages);
    if (hasErrors(problems)) {
      await output.discard();
      return problems;
    }
    if (project.config.llms) await writeLlmsFiles(prepared, shared, output);
    if (compress) {
      onProgress({ stage: 'Compress', done: 0, total: 1 });
      await compressFolder(output.path);
    }
    await output.commit();
    return [];
  } catch (error) {
    await output.discard();
    throw error;
  }
}

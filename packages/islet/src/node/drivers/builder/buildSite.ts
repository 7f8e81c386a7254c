import { writeFile } from 'node:fs/promises';
import type { Problem } from '#shared/types.ts';
import { routeToDataFile, routeToHtmlFile, routeToMarkdownFile } from '#shared/url.ts';
import { cacheFile, outputLedgerFile } from '../../cache/cachePlaces.ts';
import { checkOutDir, isOutput } from '../../output/files/checkOutDir.ts';
import { checkPublicFiles } from '../../output/files/checkPublicFiles.ts';
import { compressFolder } from '../../output/files/compressFolder.ts';
import { createOutputFolder, type OutputFolder } from '../../output/files/outputFolder.ts';
import { recoverOutput } from '../../output/files/recoverOutput.ts';
import { withSiteLock } from '../../output/files/withSiteLock.ts';
import { findUnlisted } from '../../site/addresses/findUnlisted.ts';
import type { Overrides } from '../../site/config/overrides.ts';
import { checkRedirects } from '../../site/hosts/checkRedirects.ts';
import { explainStale, findStale } from '../../site/parity/findStale.ts';
import { openProject, type Project } from '../../site/scan/openProject.ts';
import { addCodeFrames } from '../../support/problems/codeFrame.ts';
import { areFatal } from '../../support/problems/problems.ts';
import { collectShards } from './collectShards.ts';
import { type Compiler, createCompiler } from './createCompiler.ts';
import { createPageKeys, documentShared, type PageKeys } from './documentShared.ts';
import { type LastBuild, openLastBuild } from './lastBuild.ts';
import type { DocumentShared, PreparedPage } from './pageBuilder.ts';
import { type PreparedSite, prepareSite } from './prepareSite.ts';
import { countPages, type OnProgress } from './progress.ts';
import { checkHosts, checkOutputSize } from './projectHostFiles.ts';
import { readInputs } from './readInputs.ts';
import { writeFeeds } from './writeFeeds.ts';
import { writeLlmsFiles } from './writeLlmsFiles.ts';
import { writeSearchIndexes } from './writeSearchIndexes.ts';
import { writeSharedFiles } from './writeSharedFiles.ts';
import {
  openPainter,
  type SocialLook,
  socialLook,
  writeSocialImages,
} from './writeSocialImages.ts';

export interface BuildOptions {
  /** Absolute path of the folder with the site config. */
  siteRoot: string;
  /** What replaces fields of its config. */
  overrides?: Overrides;
  /** Also write `.br` and `.gz` files. */
  compress: boolean;
  /** Take over the pages that shards have compiled. */
  merge: boolean;
  /** Write nothing if there are warnings. */
  strict?: boolean;
  onProgress: OnProgress;
}

export interface BuildResult {
  problems: Problem[];
  /** Sentences about the cache; they need no action. */
  notices: string[];
  /** Absolute path of the output; null if an error prevented it. */
  output: string | null;
  pages: number;
  /** Whether the output of an earlier build is in place; also false if the config doesn't say where it is. */
  hasEarlier: boolean;
  /** Number of pages that were compiled because they, or what they depend on, have changed since the last build. */
  compiled: number;
}

/**
 * Takes the whole site through all stages. Reports the problems of all pages and stages at once; if there is
 * an error, nothing is written and an earlier output stays.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { siteRoot, overrides = {}, onProgress } = options;
  onProgress({ stage: 'Config', done: 0, total: 1 });
  const project = await openProject(siteRoot, { overrides });
  if ('problems' in project) {
    const problems = await addCodeFrames(siteRoot, project.problems);
    return { ...nothing, hasEarlier: false, problems };
  }
  await recoverOutput(project.outDir);
  const hasEarlier = isOutput(project.outDir);
  const result = await withSiteLock(project.cache, () => buildProject(project, options));
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
  const { siteRoot } = project;
  const { strict = false } = options;
  const frame = (problems: readonly Problem[]): Promise<Problem[]> =>
    addCodeFrames(siteRoot, problems, project.generated);
  const unmerged = options.merge ? await collectShards(project) : [];
  if (unmerged.length > 0) return { ...nothing, problems: unmerged, notices: project.notices };
  const compiler = createCompiler(project);
  try {
    const ready = await prepareProject(project, compiler, options);
    if ('problems' in ready) return ready;
    const { prepared, look, last, found: problems, ...result } = ready;
    const late = await frame(await writeSite({ project, prepared, look }, compiler, options));
    problems.push(...late);
    if (areFatal(late, strict)) return { ...nothing, problems, notices: result.notices };
    last.keep(problems);
    return { ...result, problems };
  } finally {
    await compiler.close();
  }
}

/** A site that can be written. */
interface ReadySite extends Omit<BuildResult, 'hasEarlier' | 'problems'> {
  prepared: PreparedSite;
  look: SocialLook | null;
  last: LastBuild;
  /** The problems that were found. */
  found: Problem[];
}

/**
 * Takes a project through all stages before writing; gives the result of the build if it ends there. The records of
 * all pages, which are most of the memory of a large site, are only in use until this returns.
 */
async function prepareProject(
  project: Project,
  compiler: Compiler,
  { strict = false, compress, onProgress }: BuildOptions,
): Promise<ReadySite | Omit<BuildResult, 'hasEarlier'>> {
  const { siteRoot, outDir } = project;
  const frame = (problems: readonly Problem[]): Promise<Problem[]> =>
    addCodeFrames(siteRoot, problems, project.generated);
  const inputs = await readInputs(project, compiler, onProgress);
  const { notices } = inputs;
  const compiled = inputs.records.filter((page) => page.isFresh && page.filePath !== '').length;
  const result = { notices, output: outDir, pages: project.scan.pages.length, compiled };
  const last = openLastBuild(project, inputs);
  const same = compress ? null : await last.find();
  if (same !== null) {
    return { ...result, output: areFatal(same, strict) ? null : outDir, problems: same };
  }
  const { prepared, ids, problems: found } = await prepareSite(project, compiler, inputs);
  const { painter, problems: unpainted } = await openPainter(project);
  const all = [
    ...(await checkOutDir(siteRoot, outDir)),
    ...(await checkPublicFiles(project)),
    ...checkRedirects(project),
    ...unpainted,
    ...found,
    ...findUnlisted(project, ids),
    ...findStale(project, inputs.records).map((one) =>
      explainStale(one, { since: one.line.since, today: null }),
    ),
  ];
  const problems = await frame(all);
  if (!prepared || areFatal(problems, strict)) return { ...nothing, problems, notices };
  problems.push(...(await frame(await checkHosts(project, prepared))));
  if (areFatal(problems, strict)) return { ...nothing, problems, notices };
  const look = painter && (await socialLook(painter, prepared.bundle));
  return { ...result, prepared, look, last, found: problems };
}

/** Writes the output and swaps it in, unless there are errors among the problems that it gives. */
async function writeSite(
  {
    project,
    prepared,
    look,
  }: { project: Project; prepared: PreparedSite; look: SocialLook | null },
  compiler: Compiler,
  { compress, strict = false, onProgress }: BuildOptions,
): Promise<Problem[]> {
  const shared = documentShared(project, prepared, look);
  const output = await createOutputFolder(project.outDir, outputLedgerFile(project));
  try {
    const lost = await writeSearchIndexes({ project, compiler, prepared, output });
    if (lost.length > 0) {
      await output.discard();
      return lost;
    }
    const beside = await writeSharedFiles({ project, prepared, shared, output });
    const keys = await createPageKeys(project, prepared, shared);
    const changed = prepared.pages.filter((page) => !takeOver(page, { keys, shared, output }));
    const onPages = countPages(onProgress, 'Render', changed.length);
    const { sites, sidebars } = prepared.data;
    const { path: folder, kept } = output;
    const pageOutput = { folder, kept, documents: shared, sites, sidebars };
    const problems = await compiler.writePages(changed, pageOutput, onPages);
    const site = { project, prepared, shared, output };
    if (look !== null) problems.push(...(await writeSocialImages(site, look, onProgress)));
    if (areFatal(problems, strict)) {
      await output.discard();
      return problems;
    }
    writeFeeds(project, prepared, output);
    if (project.config.llms) {
      const noteOf = (name: string): string | null => cacheFile(project, name);
      writeLlmsFiles(prepared, { publication: shared, keys, output, noteOf });
    }
    if (compress) {
      onProgress({ stage: 'Compress', done: 0, total: 1 });
      output.fill();
      await compressFolder(output.path);
    }
    problems.push(...checkOutputSize(project, output));
    if (areFatal(problems, strict)) {
      await output.discard();
      return problems;
    }
    await output.commit();
    for (const [ending, text] of beside) await writeFile(project.outDir + ending, text);
    return problems;
  } catch (error) {
    await output.discard();
    throw error;
  }
}

/** Takes over the files of a page that look the same as in the last output; returns whether all do. */
function takeOver(
  page: PreparedPage,
  { keys, shared, output }: { keys: PageKeys | null; shared: DocumentShared; output: OutputFolder },
): boolean {
  if (keys === null) return false;
  const { routePath, markdownUrl } = page;
  const files = [routeToDataFile(routePath), ...(shared.ssg ? [routeToHtmlFile(routePath)] : [])];
  const isSame = output.keep(files, keys.document(page));
  if (markdownUrl === null) return isSame;
  return output.keep([routeToMarkdownFile(routePath)], keys.markdown(page)) && isSame;
}

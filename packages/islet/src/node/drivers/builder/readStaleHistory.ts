import type { SkeletonSection } from '#shared/skeleton.ts';
import { createMarkdownParser, type MarkdownParser } from '../../page/markdown/markdownParser.ts';
import { parseSource } from '../../page/markdown/parseSource.ts';
import { readSectionTexts } from '../../page/skeleton/readSkeleton.ts';
import { readFrontmatter } from '../../site/config/readFrontmatter.ts';
import { splitFrontmatter } from '../../site/config/splitFrontmatter.ts';
import type { StaleSection } from '../../site/parity/findStale.ts';
import type { PairedPage } from '../../site/parity/pairPages.ts';
import { askGit, type GitPlace } from '../../support/files/askGit.ts';

/** What happened to the original of a stale section. */
export interface StaleHistory {
  /** Day of the first commit without the section as it was translated; null if that isn't known. */
  since: string | null;
  /** The section as it was translated; null if that isn't known. */
  before: string | null;
}

/** By the section of the translation. */
export type StaleHistories = ReadonlyMap<SkeletonSection, StaleHistory>;

type Source = Pick<PairedPage, 'filePath' | 'lang'>;

/** The most commits of a file to look back. */
const mostCommits = 100;
/** The longest time that git may take for a site, in milliseconds. */
const longestSearch = 60_000;

const unknown: StaleHistory = { since: null, before: null };

/**
 * Looks in git for the originals that stale sections were translated from. Nothing is known outside of a repository, nor
 * of commits that a shallow clone lacks.
 */
export async function readStaleHistory(
  siteRoot: string,
  stale: readonly StaleSection[],
): Promise<StaleHistories> {
  const surroundings = { cwd: siteRoot, signal: AbortSignal.timeout(longestSearch) };
  const parser = createMarkdownParser([]);
  const histories = new Map<SkeletonSection, StaleHistory>();
  for (const original of new Set(stale.map((one) => one.original))) {
    const ofPage = stale.filter((one) => one.original === original);
    const hashes = ofPage.map(({ line }) => line.hash);
    const found = await followFile(original, hashes, { ...surroundings, parser }).catch(
      () => new Map<string, StaleHistory>(),
    );
    for (const one of ofPage) histories.set(one.section, found.get(one.line.hash) ?? unknown);
  }
  return histories;
}

/** Goes back from commit to commit until every hash was found. */
async function followFile(
  source: Source,
  hashes: readonly string[],
  { parser, ...surroundings }: GitPlace & { parser: MarkdownParser },
): Promise<Map<string, StaleHistory>> {
  const found = new Map<string, StaleHistory>();
  const waiting = new Set(hashes);
  let later: string | null = null;
  const log = ['log', '--no-show-signature', `--max-count=${mostCommits}`, '--format=%H %cs'];
  const commits = await askGit([...log, '--', source.filePath], surroundings);
  for (const line of commits.trim().split('\n')) {
    const [commit = '', day = ''] = line.split(' ');
    if (waiting.size === 0 || commit === '') break;
    const text = await askGit(['show', `${commit}:./${source.filePath}`], surroundings);
    for (const section of cutSource(text, source, parser)) {
      if (!waiting.delete(section.hash)) continue;
      found.set(section.hash, { since: later, before: section.text });
    }
    later = day;
  }
  return found;
}

/** Reads the sections of a source as it is, or was. */
export function cutSource(
  text: string,
  { filePath, lang }: Source,
  parser: MarkdownParser,
): Array<{ hash: string; text: string }> {
  const { yaml, yamlLine, body } = splitFrontmatter(text.replace(/\r\n?/g, '\n'));
  const { frontmatter } = readFrontmatter(yaml ?? '', filePath, yamlLine);
  try {
    const tree = parseSource(body, filePath.endsWith('.mdx'), parser);
    return readSectionTexts(tree, { body, frontmatter, lang });
  } catch {
    // An old version may have been broken.
    return [];
  }
}

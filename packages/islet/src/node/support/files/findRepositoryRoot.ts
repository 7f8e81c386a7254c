import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder that paths of quoted files start at, and that nothing outside of is read. */
export interface RepositoryRoot {
  /** Absolute path. */
  repoRoot: string;
  /** Why it is that folder: the end of a sentence, after "because". */
  repoReason: string;
}

/** Says why a folder is the root of a repository; null if nothing in it says so. */
type ReadMark = (folder: string) => string | null;

const lockFiles = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'bun.lock',
  'bun.lockb',
  'deno.lock',
];

/**
 * What marks a root, the most reliable first. Workspaces come before lock files, because a site in them may be installed
 * on its own. The nearest lock file counts, not the highest: people have one in their home folder by mistake.
 */
const marks: readonly ReadMark[] = [
  // A folder, or a file in worktrees and submodules.
  (folder) => findFile(folder, ['.git']),
  findWorkspaces,
  (folder) => findFile(folder, lockFiles),
];

/**
 * Finds the root of the repository that a site is in: the folder that its config names (`written`, a path from the site),
 * or the nearest one with a mark, from the site up. Without any, it is the site.
 */
export function findRepositoryRoot(siteRoot: string, written?: string): RepositoryRoot {
  if (written !== undefined) {
    const repoReason = '`repositoryRoot` in the config says so';
    return { repoRoot: path.resolve(siteRoot, written), repoReason };
  }
  const folders = listFolders(siteRoot);
  for (const readMark of marks) {
    for (const repoRoot of folders) {
      const repoReason = readMark(repoRoot);
      if (repoReason !== null) return { repoRoot, repoReason };
    }
  }
  const repoReason = 'no folder from the site up has `.git`, workspaces or a lock file';
  return { repoRoot: siteRoot, repoReason };
}

/** Names the root and says why it is that, as a part of a sentence. */
export const describeRoot = ({ repoRoot, repoReason }: RepositoryRoot): string =>
  `\`${repoRoot}\`, the root of the repository because ${repoReason}`;

/** Lists a folder and those that it is in. */
function listFolders(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...listFolders(parent)];
}

function findFile(folder: string, names: readonly string[]): string | null {
  const found = names.find((name) => existsSync(path.join(folder, name)));
  return found === undefined ? null : `it has \`${found}\``;
}

function findWorkspaces(folder: string): string | null {
  try {
    const manifest: unknown = JSON.parse(readText(folder, 'package.json'));
    if (typeof manifest === 'object' && manifest !== null && 'workspaces' in manifest)
      return 'its `package.json` has `workspaces`';
  } catch {
    // It's missing, or its author is writing it.
  }
  // Without packages, it has only settings, such as those of a new site.
  return /^packages\s*:/m.test(readText(folder, 'pnpm-workspace.yaml'))
    ? 'its `pnpm-workspace.yaml` has `packages`'
    : null;
}

/** The text of a file; empty if it can't be read. */
function readText(folder: string, name: string): string {
  try {
    return readFileSync(path.join(folder, name), 'utf8');
  } catch {
    return '';
  }
}

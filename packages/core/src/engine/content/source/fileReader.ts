import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { describeRoot, type RepositoryRoot } from '../../files/findRepositoryRoot.ts';
import { isInside } from '../../files/isInside.ts';
import { relativePath } from '../../files/relativePath.ts';
import { explainFileError, type FileFault } from '../../problems/explainFileError.ts';

/** Reads the files of one page, and records what it depends on. */
export interface FileReader {
  /** Bytes of a file; null if it is missing, can't be read, or is outside the repository. */
  read(file: string): Buffer | null;
  /** Why `read` returned null; null if it didn't. */
  faultOf(file: string): FileFault | null;
  /** Absolute paths of all files that were requested, including missing ones. */
  files(): string[];
  /** The result of `hashFiles` for the same files as long as none of them changes. */
  hash(): string;
}

/** Hashes name files below the site (an absolute path), and none is read outside the repository. */
export interface ReaderRoots extends RepositoryRoot {
  siteRoot: string;
}

/** Why a file must not be read. */
export const outside = 'is outside the repository';

const unknown: FileFault = { reason: 'cannot be read', fix: 'Check the file.' };

/** Creates a reader that has read nothing yet. It is synchronous because sources are small. */
export function createFileReader(roots: ReaderRoots): FileReader {
  const hashes = new Map<string, string>();
  const faults = new Map<string, FileFault | null>();
  return {
    read(file) {
      const { bytes, fault } = openFile(file, roots);
      faults.set(file, fault);
      // No file can have such a name, and looking it up again would be an error.
      if (!file.includes('\0')) hashes.set(file, bytes === null ? '' : hashOf(bytes));
      return bytes;
    },
    faultOf: (file) => faults.get(file) ?? null,
    files: () => [...hashes.keys()],
    hash() {
      const lines = Array.from(hashes, ([file, hash]) => {
        const name = relativePath(roots.siteRoot, file);
        return `${name}\0${hash}\n`;
      });
      return hashOf(lines.sort().join(''));
    },
  };
}

/**
 * Hash of files as they are now. It is the `sourceHash` of a record as long as none of its `dependencies` has
 * been changed, added or removed.
 */
export function hashFiles(roots: ReaderRoots, files: readonly string[]): string {
  const reader = createFileReader(roots);
  for (const file of files) reader.read(file);
  return reader.hash();
}

type Opened = { bytes: Buffer; fault: null } | { bytes: null; fault: FileFault };

/** The bytes of a file, or why there are none. A link counts as its target. */
function openFile(file: string, root: RepositoryRoot): Opened {
  const { repoRoot } = root;
  const isOurs = (one: string): boolean =>
    isInside(repoRoot, one) || isInside(realpathSync.native(repoRoot), one);
  try {
    if (!isOurs(file) || !isOurs(realpathSync.native(file))) {
      const fix = `Copy it into ${describeRoot(root)}, and name it there.`;
      return { bytes: null, fault: { reason: outside, fix } };
    }
    const stats = statSync(file);
    // Reading a pipe would wait until something is written to it.
    if (!stats.isFile() && !stats.isDirectory()) return { bytes: null, fault: unknown };
    return { bytes: readFileSync(file), fault: null };
  } catch (error) {
    return { bytes: null, fault: explainFileError(error) ?? unknown };
  }
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

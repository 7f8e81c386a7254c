import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { describeRoot, type RepositoryRoot } from '../../support/files/findRepositoryRoot.ts';
import { isHidden } from '../../support/files/isHidden.ts';
import { isInside } from '../../support/files/isInside.ts';
import { decodeSource, findEncodingFault } from '../../support/files/readSource.ts';
import { relativePath } from '../../support/files/relativePath.ts';
import { explainFileError, type FileFault } from '../../support/problems/explainFileError.ts';

/** Reads the files of one page, and records what it depends on. */
export interface FileReader {
  /** Bytes of a file; null if it is missing, can't be read, or is outside the repository. */
  read(file: string): Buffer | null;
  /** Bytes of a text; null also if it is too large or isn't UTF-8. */
  readUtf8(file: string): Buffer | null;
  /** A text, with `\n` at the end of every line. */
  readText(file: string): string | null;
  /** Why the last attempt to read a file returned null; null if it didn't. */
  faultOf(file: string): SourceFault | null;
  /** Absolute paths of all files that were requested, including missing ones. */
  files(): string[];
  /** The result of `hashFiles` for the same files as long as none of them changes. */
  hash(): string;
}

/** Why a file can't be read; the line is in this file. */
export interface SourceFault extends FileFault {
  line?: number;
}

/** Hashes name files below the site (an absolute path), and none is read outside the repository. */
export interface ReaderRoots extends RepositoryRoot {
  siteRoot: string;
  /** Hidden files that may be read, and folders of them, from the root of the repository, with `/`. */
  hiddenFiles: readonly string[];
}

/** Why a file must not be read. */
const outside = 'is outside the repository';
const hidden: FileFault = {
  reason: 'is hidden, and pages show no hidden files',
  fix: 'Give it a name that does not start with a dot, or add it to `hiddenFiles` in the config.',
};

/** Whether a file exists but must not be read. */
export const isRefusal = ({ reason }: FileFault): boolean =>
  reason === outside || reason === hidden.reason;

/** Most bytes of a text: far more than a page can show, and little enough for each step of compiling. */
const mostBytes = 5_000_000;

const unknown: FileFault = { reason: 'cannot be read', fix: 'Check the file.' };

/** Creates a reader that has read nothing yet. It is synchronous because sources are small. */
export function createFileReader(roots: ReaderRoots): FileReader {
  const hashes = new Map<string, string>();
  const faults = new Map<string, SourceFault | null>();
  const read = (file: string): Buffer | null => {
    const { bytes, fault } = openFile(file, roots);
    faults.set(file, fault);
    // No file can have such a name, and looking it up again would be an error.
    if (!file.includes('\0')) hashes.set(file, bytes === null ? '' : hashOf(bytes));
    return bytes;
  };
  const readUtf8 = (file: string): Buffer | null => {
    const bytes = read(file);
    if (bytes === null) return null;
    const fault = findSizeFault(bytes) ?? findEncodingFault(bytes);
    faults.set(file, fault);
    return fault === null ? bytes : null;
  };
  return {
    read,
    readUtf8,
    readText(file) {
      const bytes = readUtf8(file);
      return bytes && decodeSource(bytes);
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

/** The bytes of a file, or why there are none. Both a link and its target must be files that may be read. */
function openFile(file: string, roots: ReaderRoots): Opened {
  try {
    const refusal = findRefusal(file, roots) ?? findRefusal(realpathSync.native(file), roots);
    if (refusal) return { bytes: null, fault: refusal };
    const stats = statSync(file);
    // Reading a pipe would wait until something is written to it.
    if (!stats.isFile() && !stats.isDirectory()) return { bytes: null, fault: unknown };
    return { bytes: readFileSync(file), fault: null };
  } catch (error) {
    return { bytes: null, fault: explainFileError(error) ?? unknown };
  }
}

/** Why a file must not be read; null if it may. */
function findRefusal(file: string, roots: ReaderRoots): FileFault | null {
  const root = [roots.repoRoot, realpathSync.native(roots.repoRoot)].find((one) =>
    isInside(one, file),
  );
  if (root === undefined) {
    return { reason: outside, fix: `Copy it into ${describeRoot(roots)}, and name it there.` };
  }
  const name = relativePath(root, file);
  const isAllowed = roots.hiddenFiles.some((allowed) => `${name}/`.startsWith(`${allowed}/`));
  return isHidden(name) && !isAllowed ? hidden : null;
}

function findSizeFault({ length }: Buffer): FileFault | null {
  if (length <= mostBytes) return null;
  const megabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`;
  return {
    reason: `has ${megabytes(length)}, more than the ${megabytes(mostBytes)} that a page may read as text`,
    fix: 'Split it, or put it into the public folder and link to it.',
  };
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

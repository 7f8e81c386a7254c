import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads the files of one page, and remembers what it depends on. */
export interface FileReader {
  /** Bytes of a file; null when it is missing. */
  read(file: string): Buffer | null;
  /** Absolute paths of all files that were asked for, also of those that are missing. */
  files(): string[];
  /** What `hashFiles` gives for the same files as long as none of them changes. */
  hash(): string;
}

/** Creates a reader that has read nothing yet. Sources are small: to wait for each costs more. */
export function createFileReader(siteRoot: string): FileReader {
  const hashes = new Map<string, string>();
  return {
    read(file) {
      const bytes = readOrNull(file);
      hashes.set(file, bytes === null ? '' : hashOf(bytes));
      return bytes;
    },
    files: () => [...hashes.keys()],
    hash() {
      const lines = Array.from(hashes, ([file, hash]) => {
        const name = path.relative(siteRoot, file).split(path.sep).join('/');
        return `${name}\0${hash}\n`;
      });
      return hashOf(lines.sort().join(''));
    },
  };
}

/**
 * Hash of files as they are now. It is the `sourceHash` of a record as long as none of its
 * `dependencies` has changed, come or gone.
 */
export function hashFiles(siteRoot: string, files: readonly string[]): string {
  const reader = createFileReader(siteRoot);
  for (const file of files) reader.read(file);
  return reader.hash();
}

function readOrNull(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

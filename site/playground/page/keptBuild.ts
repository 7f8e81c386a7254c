import type { WrittenFile, WrittenFiles } from '../../explorer/explorerData.ts';

/** What the page keeps of a build. */
export interface KeptBuild {
  /** All files of the output, to download. */
  bytes: Record<string, Uint8Array>;
  /** What the page shows of them: their text, or their size if they are binary or too long. */
  texts: WrittenFiles;
  isFailed: boolean;
  milliseconds: number;
}

/** Bytes of the longest text that is shown; longer ones can be downloaded. */
const longestText = 300_000;

/** Where Rslib keeps what it works with, in a folder that ignores itself in Git. */
const workFolder = '.rstack/';

/** Keeps a build as the page shows it, with its files in the order of their paths. */
export function keepBuild({
  files,
  isFailed,
  milliseconds,
}: {
  files: Record<string, Uint8Array>;
  isFailed: boolean;
  milliseconds: number;
}): KeptBuild {
  const sorted = Object.entries(files)
    .filter(([path]) => !path.startsWith(workFolder))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    bytes: Object.fromEntries(sorted),
    texts: Object.fromEntries(
      sorted.map(([path, bytes]): [string, WrittenFile] => [path, readText(bytes)]),
    ),
    isFailed,
    milliseconds,
  };
}

/** The text of a file, or its size in bytes if it isn't UTF-8 or is too long to show. */
function readText(bytes: Uint8Array): WrittenFile {
  if (bytes.length > longestText) return bytes.length;
  try {
    // Memory that threads share can't be decoded, so the bytes are copied first.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.slice());
  } catch {
    return bytes.length;
  }
}

import { readFile } from 'node:fs/promises';
import type { Problem } from '#shared/types.ts';
import { decodeSource, explainEncoding } from '../../support/files/readSource.ts';
import { explainFileError } from '../../support/problems/explainFileError.ts';

/** What a navigation file says. */
export interface FolderText {
  text: string;
  problems: Problem[];
}

/**
 * Reads a navigation file. A file that isn't valid text counts as empty. Null if the file no longer
 * exists: in dev, some editors save by renaming.
 */
export async function readFolderFile(file: string, filePath: string): Promise<FolderText | null> {
  try {
    const bytes = await readFile(file);
    const problem = explainEncoding(filePath, bytes);
    if (problem === null) return { text: decodeSource(bytes), problems: [] };
    return { text: '[]', problems: [problem] };
  } catch (error) {
    const fault = explainFileError(error);
    if (fault === null || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    const { reason, fix } = fault;
    const message = `\`${filePath}\` ${reason}.`;
    return { text: '[]', problems: [{ severity: 'error', message, fix, file: filePath }] };
  }
}

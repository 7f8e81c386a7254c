import path from 'node:path';
import type { FenceModule } from '../../site/config/fenceModule.ts';
import { findOnDisk, suggestNearFile } from '../../support/files/findOnDisk.ts';
import { describeRoot, type RepositoryRoot } from '../../support/files/findRepositoryRoot.ts';
import { decodeSource, findEncodingFault } from '../../support/files/readSource.ts';
import type { FileFault } from '../../support/problems/explainFileError.ts';
import type { SourceState } from '../source/sourceState.ts';

/** Where quoted files are found. */
export interface QuoteSource {
  state: SourceState;
  context: RepositoryRoot & { fences: FenceModule };
}

/** The text of a file, or of what the site's module for fences finds in one. */
export function readQuoted(name: string, source: QuoteSource): string | FileFault {
  const read = (file: string): Buffer | FileFault => readBytes(file, source);
  const bytes = source.context.fences.quote?.(name, read) ?? read(name);
  if ('reason' in bytes) return bytes;
  return findEncodingFault(bytes) ?? decodeSource(bytes);
}

/** The bytes of a file that a page names. */
export function readBytes(name: string, { state, context }: QuoteSource): Buffer | FileFault {
  const folder = name.startsWith('.') ? path.dirname(state.absoluteFile) : context.repoRoot;
  const file = findOnDisk(path.resolve(folder, name));
  const bytes = state.reader.readUtf8(file);
  if (bytes !== null) return bytes;
  const fault = state.reader.faultOf(file);
  if (fault !== null && fault.reason !== 'does not exist') return fault;
  return {
    reason: 'does not exist',
    fix:
      suggestNearFile(name, file) ??
      `Write the path from this page with \`./\`, or from ${describeRoot(context)}.`,
  };
}

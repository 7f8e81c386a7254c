import path from 'node:path';
import { findOnDisk, suggestNearFile } from '../../support/files/findOnDisk.ts';
import { describeRoot, type RepositoryRoot } from '../../support/files/findRepositoryRoot.ts';
import { decodeSource, findEncodingFault } from '../../support/files/readSource.ts';
import type { FileFault } from '../../support/problems/explainFileError.ts';
import { nearestName } from '../../support/problems/nearestName.ts';
import type { SourceState } from '../source/sourceState.ts';
import { listKept, parseRecord, RecordFault, type RunRecord, splitKept } from './runRecord.ts';

/** Where quoted files are found. */
export interface QuoteSource {
  state: SourceState;
  context: RepositoryRoot;
}

/** The text of a file. A path that goes on after `….md` leads to what that record of a run keeps. */
export function readQuoted(name: string, source: QuoteSource): string | FileFault {
  const kept = splitKept(name);
  const bytes = kept
    ? readKept(kept.name, readRecord(kept.record, source))
    : readBytes(name, source);
  if ('reason' in bytes) return bytes;
  return findEncodingFault(bytes) ?? decodeSource(bytes);
}

/** The record of a run. */
export function readRecord(name: string, source: QuoteSource): RunRecord | FileFault {
  const bytes = readBytes(name, source);
  if ('reason' in bytes) return bytes;
  try {
    return parseRecord(bytes.toString());
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error;
    return {
      reason: `is damaged at \`${name}:${error.line}\``,
      fix: `${error.message} Restore the record, or record the run again.`,
    };
  }
}

function readKept(name: string, record: RunRecord | FileFault): Buffer | FileFault {
  if ('reason' in record) return record;
  const kept = [...listKept(record)].filter(([, { content }]) => content !== undefined);
  const content = new Map(kept).get(name)?.content;
  if (content) return content;
  const near = nearestName(
    name,
    kept.map(([one]) => one),
  );
  return {
    reason: 'the record does not keep',
    fix:
      near === undefined
        ? 'Record the run again.'
        : `Did you mean \`${near}\`? If not, record the run again.`,
  };
}

function readBytes(name: string, { state, context }: QuoteSource): Buffer | FileFault {
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

import type { ReadQuoted } from 'islet';
import { type FileFault, nearestName } from 'islet/tools';
import { listKept, parseRecord, RecordFault, type RunRecord, splitKept } from './runRecord.ts';

/** What a record keeps under a path that goes on after its own, as `run.md/dist/a.js`; null for any other path. */
export function quoteRecord(name: string, read: ReadQuoted): Buffer | FileFault | null {
  const kept = splitKept(name);
  return kept && findKept(kept.name, readRecord(kept.record, read));
}

/** The record of a run. */
export function readRecord(name: string, read: ReadQuoted): RunRecord | FileFault {
  const bytes = read(name);
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

function findKept(name: string, record: RunRecord | FileFault): Buffer | FileFault {
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

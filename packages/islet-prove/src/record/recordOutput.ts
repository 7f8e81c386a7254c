import type { Problem } from 'islet/tools';
import type { ExampleRun } from '../run/readExamples.ts';
import type { RunResult } from '../run/runExample.ts';
import type { RecordedFiles } from './createRecordPart.ts';
import { hashContents } from './hashContents.ts';
import {
  hashOf,
  type Kept,
  nameTerminal,
  parseRecord,
  RecordFault,
  type RunRecord,
} from './runRecord.ts';

/**
 * Converts a run to its record, with the content of those outputs that `quoted` lists. For all others, the hashes are
 * enough to notice changes.
 */
export function recordOutput(
  { commands, written }: RunResult,
  {
    tool,
    unrecorded,
    varying,
    quoted,
  }: Pick<RunRecord, 'tool'> &
    Pick<ExampleRun, 'unrecorded' | 'varying'> & {
      /** Names of what pages quote: `terminal.txt`, `dist/index.js`. */
      quoted: ReadonlySet<string>;
    },
): RunRecord {
  const keep = (name: string, content: Buffer): Kept => ({
    hash: varying.includes(name) ? undefined : hashOf(content),
    content: quoted.has(name) ? content : undefined,
  });
  return {
    tool,
    commands: commands.map(({ command, exitCode, terminal }, index) => {
      const name = nameTerminal(index);
      return {
        command,
        exitCode,
        ...(unrecorded.includes(name) ? {} : keep(name, Buffer.from(terminal))),
      };
    }),
    files: Object.entries(written).map(([path, content]) => ({
      path,
      bytes: content.length,
      ...keep(path, content),
    })),
  };
}

/** Finds records that no run wrote like this. `folder` is theirs, below the root of the repository. */
export function findEdits(folder: string, recorded: RecordedFiles): Problem[] {
  return Object.entries(recorded).flatMap(([name, content]): Problem[] => {
    try {
      parseRecord(String(content));
      return [];
    } catch (error) {
      if (!(error instanceof RecordFault)) throw error;
      return [
        {
          severity: 'error',
          message: `This record was edited by hand. ${error.message}`,
          fix: 'Restore it, or record the run again with `npm run proof -- --update`.',
          file: `${folder}/${name}`,
          line: error.line,
        },
      ];
    }
  });
}

/**
 * The inputs of a record besides the release and the inputs of its run: which files it keeps, and which
 * ones it records without content.
 */
export const describeRecord = (
  { unrecorded, varying }: Pick<ExampleRun, 'unrecorded' | 'varying'>,
  quoted: ReadonlySet<string>,
): string => JSON.stringify([[...quoted].sort(), unrecorded, varying]);

/** Hashes the inputs of a run, and which package runs it. */
export const keyOfRun = ({ commands, tool, runtime, files }: ExampleRun): string =>
  hashContents(JSON.stringify([commands, tool, runtime]), files);

import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Problem } from '../packages/core/src/common/types.ts';
import type { RecordedFiles } from './createRecordPart.ts';
import { hashFiles } from './hashFiles.ts';
import type { ExampleRun } from './readExamples.ts';
import type { RunResult } from './runExample.ts';

/** `output.json` of a recorded run. */
export const manifestSchema = z.strictObject({
  /** `Rslib 1.0.1`. */
  tool: z.string(),
  /** The commands; `terminal` is a hash of their output, unless it varies. */
  commands: z.array(
    z.strictObject({ command: z.string(), exitCode: z.number(), terminal: z.string().optional() }),
  ),
  /** All written files with a hash of their content, unless it varies. */
  files: z.array(
    z.strictObject({ path: z.string(), bytes: z.number(), hash: z.string().optional() }),
  ),
});

export type OutputManifest = z.infer<typeof manifestSchema>;

/**
 * Converts a run to the files of its record: the manifest, and those outputs that `quoted` lists. For
 * all others, the hashes in the manifest are enough to notice changes.
 */
export function recordOutput(
  { commands, written }: RunResult,
  {
    tool,
    unrecorded,
    varying,
    quoted,
  }: Pick<OutputManifest, 'tool'> &
    Pick<ExampleRun, 'unrecorded' | 'varying'> & {
      /** Paths in the record: `terminal.txt`, `dist/index.js`. */
      quoted: ReadonlySet<string>;
    },
): Record<string, Buffer> {
  const terminals = commands.map(({ terminal }, index) => ({
    name: nameTerminal(index),
    content: Buffer.from(terminal),
  }));
  const kept = terminals.filter(({ name }) => !unrecorded.includes(name));
  const manifest: OutputManifest = {
    tool,
    commands: commands.map(({ command, exitCode }, index) => {
      const terminal = kept.find((one) => one === terminals[index]);
      return { command, exitCode, ...(terminal ? { terminal: hashOf(terminal.content) } : {}) };
    }),
    files: Object.entries(written).map(([path, content]) => ({
      path,
      bytes: content.length,
      ...(varying.includes(path) ? {} : { hash: hashOf(content) }),
    })),
  };
  const contents = [
    ...kept.map(({ name, content }): [string, Buffer] => [name, content]),
    ...Object.entries(written),
  ];
  return Object.fromEntries([
    ['output.json', Buffer.from(printManifest(manifest))],
    ...contents.filter(([name]) => quoted.has(name)),
  ]);
}

const nameTerminal = (index: number): string =>
  index === 0 ? 'terminal.txt' : `terminal-${index + 1}.txt`;

/**
 * Finds files of a record that aren't what its manifest says: no run wrote them. `folder` is that of the record, below
 * the root of the repository.
 */
export function findEdits(folder: string, recorded: RecordedFiles): Problem[] {
  const manifest = readManifest(recorded['output.json']);
  if (!manifest) return [];
  const hashes = new Map([
    ...manifest.commands.map(({ terminal }, index) => [nameTerminal(index), terminal] as const),
    ...manifest.files.map(({ path, hash }) => [path, hash] as const),
  ]);
  return Object.entries(recorded).flatMap(([name, content]): Problem[] => {
    const hash = hashes.get(name);
    if (hash === undefined || hash === hashOf(content)) return [];
    return [
      {
        severity: 'error',
        message:
          'This recorded file was edited by hand: it differs from the hash in `output.json`.',
        fix: 'Restore it, or record the run again with `npm run proof -- --update`.',
        file: `${folder}/${name}`,
      },
    ];
  });
}

/** Null if there is none, or if it's damaged, which shows when the run is compared with it. */
function readManifest(content: Buffer | undefined): OutputManifest | null {
  try {
    return manifestSchema.parse(JSON.parse(String(content)));
  } catch {
    return null;
  }
}

/**
 * The inputs of a record besides the release and the inputs of its run: which files it keeps, and which
 * ones it records without content.
 */
export const describeRecord = (
  { unrecorded, varying }: Pick<ExampleRun, 'unrecorded' | 'varying'>,
  quoted: ReadonlySet<string>,
): string => JSON.stringify([[...quoted].sort(), unrecorded, varying]);

/** JSON with one line per command and file, for readable diffs. */
function printManifest({ tool, commands, files }: OutputManifest): string {
  const lines = (items: readonly object[]): string =>
    `[${items.map((item) => `\n    ${JSON.stringify(item)}`).join(',')}\n  ]`;
  return `{
  "tool": ${JSON.stringify(tool)},
  "commands": ${lines(commands)},
  "files": ${files.length > 0 ? lines(files) : '[]'}
}
`;
}

/** Shortened hash, long enough to notice a change. */
function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** Hashes the inputs of a run, and which package runs it. */
export const keyOfRun = ({ commands, tool, runtime, files }: ExampleRun): string =>
  hashFiles(JSON.stringify([commands, tool, runtime]), files);

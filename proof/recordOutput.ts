import { createHash } from 'node:crypto';
import { hashFiles } from './hashFiles.ts';
import type { ExampleRun } from './readExamples.ts';
import type { RunResult } from './runExample.ts';

/** `output.json` of a recorded run. */
export interface OutputManifest {
  /** `Rslib 1.0.1`. */
  tool: string;
  /** Hash of the inputs, of the commands, and of the release of the tool. */
  key: string;
  /** The commands; `terminal` is a hash of their output, unless it varies. */
  commands: Array<{ command: string; exitCode: number; terminal?: string }>;
  /** All written files with a hash of their content, unless it varies. */
  files: Array<{ path: string; bytes: number; hash?: string }>;
}

/**
 * Converts a run to the files of its record: the manifest, and those outputs that `quoted` lists. For
 * all others, the hashes in the manifest are enough to notice changes.
 */
export function recordOutput(
  { commands, written }: RunResult,
  {
    tool,
    key,
    unrecorded,
    varying,
    quoted,
  }: Pick<OutputManifest, 'tool' | 'key'> &
    Pick<ExampleRun, 'unrecorded' | 'varying'> & {
      /** Paths in the record: `terminal.txt`, `dist/index.js`. */
      quoted: ReadonlySet<string>;
    },
): Record<string, Buffer> {
  const terminals = commands.map(({ terminal }, index) => ({
    name: index === 0 ? 'terminal.txt' : `terminal-${index + 1}.txt`,
    content: Buffer.from(terminal),
  }));
  const kept = terminals.filter(({ name }) => !unrecorded.includes(name));
  const manifest: OutputManifest = {
    tool,
    key,
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

/**
 * The inputs of a record besides the release and the inputs of its run: which files it keeps, and which
 * ones it records without content.
 */
export const describeRecord = (
  { unrecorded, varying }: Pick<ExampleRun, 'unrecorded' | 'varying'>,
  quoted: ReadonlySet<string>,
): string => JSON.stringify([[...quoted].sort(), unrecorded, varying]);

/** JSON with one line per command and file, for readable diffs. */
function printManifest({ tool, key, commands, files }: OutputManifest): string {
  const lines = (items: readonly object[]): string =>
    `[${items.map((item) => `\n    ${JSON.stringify(item)}`).join(',')}\n  ]`;
  return `{
  "tool": ${JSON.stringify(tool)},
  "key": ${JSON.stringify(key)},
  "commands": ${lines(commands)},
  "files": ${files.length > 0 ? lines(files) : '[]'}
}
`;
}

/** Shortened hash, long enough to notice a change. */
function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** Hashes the inputs of a run and the release of the tool. */
export function keyOfRun({ commands, runtime, files }: ExampleRun, tool: string): string {
  const inputs = runtime ? [tool, commands, runtime] : [tool, commands];
  return hashFiles(JSON.stringify(inputs), files).slice(0, 16);
}

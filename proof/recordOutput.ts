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
  /** What was run; `terminal` is a hash of what that printed, unless it differs from run to run. */
  commands: Array<{ command: string; exitCode: number; terminal?: string }>;
  /** Everything that was written, with a hash of its content, unless that differs from run to run. */
  files: Array<{ path: string; bytes: number; hash?: string }>;
}

/**
 * A recorded run as files: the manifest, and of what commands printed and wrote only `quoted` names,
 * because the hashes in the manifest tell of a change in all others.
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
 * What a record depends on besides the release and the inputs of its run: which files it keeps, and of
 * which it leaves the content out.
 */
export const describeRecord = (
  { unrecorded, varying }: Pick<ExampleRun, 'unrecorded' | 'varying'>,
  quoted: ReadonlySet<string>,
): string => JSON.stringify([[...quoted].sort(), unrecorded, varying]);

/** JSON with one line for each command and each file, so that a difference shows what it is about. */
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

/** Enough of a hash to notice a change. */
function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** Names the inputs of a run with a release of the tool. */
export function keyOfRun({ commands, files }: ExampleRun, tool: string): string {
  return hashFiles(JSON.stringify([tool, commands]), files).slice(0, 16);
}

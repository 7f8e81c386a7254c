import { createHash } from 'node:crypto';
import type { ExampleRun } from './readExamples.ts';
import type { RunResult } from './runExample.ts';

/** `output.json` of a recorded run. */
export interface OutputManifest {
  /** `Rslib 1.0.1`. */
  tool: string;
  /** Hash of the inputs, of the commands, and of the release of the tool. */
  key: string;
  commands: Array<{ command: string; exitCode: number }>;
  /** Everything that was written; `stored` files lie beside the manifest. */
  files: Array<{ path: string; bytes: number; stored: boolean }>;
}

/** Files up to this size are kept as they are, for pages to quote. */
const storedBytes = 32 * 1024;

/** A recorded run as files: the manifest, what commands printed, and what they wrote. */
export function recordOutput(
  { commands, written }: RunResult,
  { tool, key, unrecorded }: Pick<OutputManifest, 'tool' | 'key'> & Pick<ExampleRun, 'unrecorded'>,
): Record<string, Buffer> {
  const entries = Object.entries(written).map(([path, content]) => ({ path, content }));
  const manifest: OutputManifest = {
    tool,
    key,
    commands: commands.map(({ command, exitCode }) => ({ command, exitCode })),
    files: entries.map(({ path, content }) => ({
      path,
      bytes: content.length,
      stored: isStored(content),
    })),
  };
  const terminals = commands.map(({ terminal }, index): [string, Buffer] => [
    index === 0 ? 'terminal.txt' : `terminal-${index + 1}.txt`,
    Buffer.from(terminal),
  ]);
  return Object.fromEntries([
    ['output.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)],
    ...terminals.filter(([name]) => !unrecorded.includes(name)),
    ...entries
      .filter(({ content }) => isStored(content))
      .map(({ path, content }): [string, Buffer] => [path, content]),
  ]);
}

/** Text of a size that somebody reads. */
function isStored(content: Buffer): boolean {
  return content.length <= storedBytes && !content.includes(0);
}

/** Names the inputs of a run with a release of the tool. */
export function keyOfRun({ commands, files }: ExampleRun, tool: string): string {
  const hash = createHash('sha256').update(JSON.stringify([tool, commands]));
  for (const [name, content] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\n${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

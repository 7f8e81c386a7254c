import { readCommand } from '../runtime/worker/readCommand.mjs';

/** Commands that only read what has been built: not those that go on with another one. */
const reader =
  /^(?:cd \S+ && )?(?:(?:node|npx (?:acorn|attw|publint)|cat|ls|pnpm pack --dry-run)\b|npx tsc\b.* --noEmit\b|(?:NODE_OPTIONS=(?:'[^']*'|\S+) )?npx (?:jest|rstest run|vitest run)\b|(?:bun|deno) \w+\.mjs$)(?!.*&&)/;

/** A program of JavaScript that a command starts. */
const program = /^(?:node|node-\d+|bun|deno)(?: -\S+)* ([\w./-]+\.[cm]?js)\b/;

/**
 * What a worker does of the commands of a run: those of Rslib, unless there is another one that changes something, or
 * none of Rslib at all. Returns the first of those, too.
 *
 * @param {readonly string[]} commands
 * @returns {{ builds: string[]; other: string | null }}
 */
export function listBuilds(commands) {
  const builds = commands.filter((command) => readCommand(command) !== null);
  const other = commands.find((command) => !builds.includes(command) && !reader.test(command));
  return { builds, other: other ?? null };
}

/**
 * The programs of a project that only look at what a run wrote: `node check.mjs`.
 *
 * @param {readonly string[]} commands
 */
export const listPrograms = (commands) =>
  commands.flatMap((command) => program.exec(command)?.[1] ?? []);

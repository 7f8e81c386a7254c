import type { Tool } from './tool.ts';

/** Programs that readers have. */
const known = new Set(
  'cd mkdir rm mv ls cat echo grep diff git node npm npx pnpm yarn bun bunx deno tsc'.split(' '),
);

/** Programs that run another program. */
const runners = new Set(['npx', 'bunx', 'pnpm', 'yarn']);

/** Checks a command on a page: calls of `rslib` may only use existing commands and flags. */
export function checkToolCommand(words: readonly string[], tool: Tool): string | null | undefined {
  const [program = '', ...rest] = words;
  if (program === 'rslib') return checkRslib(rest, tool);
  if (runners.has(program)) {
    const next = rest.findIndex((word) => !word.startsWith('-'));
    if (rest[next] === 'rslib') return checkRslib(rest.slice(next + 1), tool);
  }
  // Built by the example, and run by the reader.
  const isBuilt = /^\.\/(?:bin|dist)\//.test(program);
  return known.has(program) || isBuilt ? null : undefined;
}

function checkRslib(words: readonly string[], { commands }: Tool): string | null {
  const named = words[0] !== undefined && !words[0].startsWith('-');
  const command = named ? (words[0] ?? '') : '';
  const flags = commands[command];
  if (!flags) return `\`rslib\` has no command \`${command}\`.`;
  for (const word of words) {
    if (!word.startsWith('-')) continue;
    const [name] = word.split('=');
    const exists = flags.some(
      (flag) =>
        name === flag.name ||
        name === flag.short ||
        (flag.negatable && name === `--no-${flag.name.slice(2)}`),
    );
    if (!exists) return `\`${`rslib ${command}`.trim()}\` has no flag \`${name}\`.`;
  }
  return null;
}

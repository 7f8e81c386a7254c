import type { ExampleRun } from 'islet-prove';

/** What builds in a browser do of a recorded run, or why they can't. */
export type BrowserRun = BrowserBuilds | { reason: string };

/** The files of a run, and the arguments of each command of the tool. */
export interface BrowserBuilds {
  files: Record<string, string>;
  builds: string[][];
}

/** The command of the tool, with its arguments; servers and watching never end. */
const toolCommand = /^npx rslib((?: (?!dev$|mf-dev\b|--watch\b)[^'"\s]+)*)$/;

/** Commands that only read what has been built: not those that go on with another one. */
const reader = /^(?:(?:node|npx publint|npx attw|cat|ls)\b|npx tsc\b.* --noEmit\b)(?!.*&&)/;

/** The builds of a recorded run, as far as a worker can do them. */
export function readBrowserRun({ commands, tool, runtime, files }: ExampleRun): BrowserRun {
  if (tool !== null) return { reason: `It runs another release: ${tool}.` };
  if (runtime !== null) return { reason: `It runs in ${runtime}.` };
  const others = commands.filter((command) => !toolCommand.test(command) && !reader.test(command));
  if (others[0] !== undefined) return { reason: `It runs \`${others[0]}\`.` };
  const builds = commands.flatMap((command) => {
    const [found, args = ''] = toolCommand.exec(command) ?? [];
    return found === undefined ? [] : [args.split(' ').filter(Boolean)];
  });
  if (builds.length === 0) return { reason: 'It starts the tool in a script of its own.' };
  const texts = Object.entries(files).map(([path, content]) => [path, content.toString()] as const);
  const binary = texts.find(
    ([path, text]) => !Buffer.from(text).equals(files[path] ?? Buffer.of()),
  );
  if (binary) return { reason: `${binary[0]} isn't text.` };
  return { files: Object.fromEntries(texts), builds };
}

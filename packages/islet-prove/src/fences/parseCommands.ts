/** One command of a shell: `A=b npx tool --watch` → environment `A=b`, words `npx`, `tool`, `--watch`. */
export interface Command {
  /** Line of the text, from 1. */
  line: number;
  environment: string[];
  words: string[];
}

const part = /\s+|#.*|&&|\|\||[;|]|(?:[^\s'"\\#;&|]|(?<=\S)#|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/y;

/**
 * Parses the simple shell syntax of documentation: commands with quotes, `&&`, pipes, comments and
 * line continuations with a backslash. Throws a `CommandError` with the line for all other syntax.
 */
export function parseCommands(text: string): Command[] {
  const commands: Command[] = [];
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = index + 1;
    let source = (lines[index] ?? '').replace(/^\$ /, '');
    while (source.endsWith('\\') && index + 1 < lines.length) {
      source = `${source.slice(0, -1)} ${(lines[++index] ?? '').trim()}`;
    }
    for (const words of splitWords(source, line)) {
      const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
      if (first === -1)
        throw new CommandError(line, `\`${words.join(' ')}\` does not run a program.`);
      commands.push({ line, environment: words.slice(0, first), words: words.slice(first) });
    }
  }
  return commands;
}

/** An unsupported or invalid command, with its line. */
export class CommandError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

function splitWords(source: string, line: number): string[][] {
  const commands: string[][] = [[]];
  for (part.lastIndex = 0; part.lastIndex < source.length; ) {
    const from = part.lastIndex;
    const [token] = part.exec(source) ?? [];
    if (token === undefined) {
      throw new CommandError(line, `\`${source.slice(from)}\` is not supported here.`);
    }
    if (/^(?:&&|\|\||[;|])$/.test(token)) commands.push([]);
    else if (!/^[\s#]/.test(token)) commands.at(-1)?.push(removeQuotes(token));
  }
  return commands.filter((words) => words.length > 0);
}

function removeQuotes(word: string): string {
  return word.replace(/'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(.)/g, (_, ...quoted: unknown[]) =>
    String(quoted.find((text) => text !== undefined)),
  );
}

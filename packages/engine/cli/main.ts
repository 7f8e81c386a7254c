import path from 'node:path';
import { parseArgs } from 'node:util';
import type { CommandOptions } from './commandOptions.ts';

const help = `Usage: docs <command> [site folder] [options]

Commands:
  dev       serve the site while you write; pages are compiled when they are visited
  build     write the whole site into its output folder
  preview   serve the output folder as a static host would
  check     find every mistake in config and content, without rendering pages

Options:
  --port <number>   port of dev (default 3000) and preview (default 4000)
  --host <name>     address to listen on (default 127.0.0.1)
  --compress        build: also write .br and .gz files
  --help            show this text
`;

/** Runs the command line; resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const parsed = readArguments(args);
  if (typeof parsed === 'string') {
    process.stderr.write(`${parsed}\n\n${help}`);
    return 1;
  }
  const { command, options } = parsed;
  switch (command) {
    case 'build':
      return (await import('./buildCommand.ts')).buildCommand(options);
    case 'check':
      return (await import('./checkCommand.ts')).checkCommand(options);
    case 'dev':
      return (await import('./devCommand.ts')).devCommand(options);
    case 'preview':
      return (await import('./previewCommand.ts')).previewCommand(options);
    default:
      process.stdout.write(help);
      return 0;
  }
}

/** Reads the arguments, or says what is wrong with them. */
export function readArguments(
  args: readonly string[],
): { command: string; options: CommandOptions } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        compress: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const [command = 'help', folder = '.', ...rest] = positionals;
    if (!['dev', 'build', 'preview', 'check', 'help'].includes(command)) {
      return `There is no command \`${command}\`.`;
    }
    if (rest.length > 0) return `\`${rest.join(' ')}\` is one folder too many.`;
    const port = values.port === undefined ? null : Number(values.port);
    if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
      return `\`--port ${values.port}\` is not a port: a whole number from 0 to 65535 is.`;
    }
    const { host, compress } = values;
    return {
      command: values.help ? 'help' : command,
      options: { siteRoot: path.resolve(folder), port, host, compress },
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

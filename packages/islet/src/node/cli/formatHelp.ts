import { type CliCommand, generalOptions, type Option } from './defineCommand.ts';
import type { Program } from './program.ts';

/** The help of a command. */
export function formatHelp(
  program: Program,
  { name, usage, summary, details, options }: CliCommand,
): string {
  const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
  return `Usage: ${program.name} ${name} ${usage} [options]

${sentence}${details === undefined ? '' : `\n${details}`}

Options:
${formatOptions(options)}`;
}

/** The help without a command, which lists all. */
export function formatOverview({ name, commands }: Program): string {
  return `Usage: ${name} <command> [options]

Commands:
${formatRows(commands.map(({ name, summary }) => [name, summary]))}
\`${name} <command> --help\` shows the options of a command.

Options:
${formatOptions(generalOptions)}`;
}

function formatOptions(options: CliCommand['options']): string {
  const rows = Object.entries(options);
  return formatRows(rows.map(([name, option]) => [formatOption(name, option), describe(option)]));
}

function formatOption(name: string, { short, type }: Option): string {
  return `${short ? `-${short}, ` : ''}--${name}${type ? ` <${type.placeholder}>` : ''}`;
}

function describe({ description, default: fallback, isRepeatable }: Option): string {
  const value = fallback === undefined ? '' : ` (default ${fallback})`;
  return `${description}${value}${isRepeatable ? '; repeatable' : ''}`;
}

function formatRows(rows: ReadonlyArray<readonly [name: string, description: string]>): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}\n`).join('');
}

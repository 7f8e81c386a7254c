/**
 * A command of Rslib: its arguments, the folder of the project that it runs in, and variables of its environment.
 *
 * @typedef {{ args: string[]; folder: string; variables: Record<string, string> }} RslibCommand
 */

/** The command of a project that has no other. */
export const usualCommand = 'npx rslib';

/** What is before the tool, then its arguments, of which some are in quotes. */
const form =
  /^(?:cd ([\w./-]+) && )?((?:[A-Z]\w*=[\w.:*/-]* )*)(?:npx )?rslib((?:\s+(?:"[^"]*"|'[^']*'|[^\s"'&|<>]+))*)$/;

/** Servers and watching never end. */
const endless = /^(?:mf-dev|-w|--watch\b.*)$/;

/**
 * The commands of a text, which are between semicolons.
 *
 * @param {string} text
 */
export const splitCommands = (text) =>
  text
    .split(';')
    .map((command) => command.trim())
    .filter(Boolean);

/**
 * Reads a command as a shell would; null if it isn't one of Rslib, or never ends.
 *
 * @param {string} text
 * @returns {RslibCommand | null}
 */
export function readCommand(text) {
  const [found, folder = '.', before = '', after = ''] = form.exec(text) ?? [];
  if (found === undefined) return null;
  const words = after.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [];
  const args = words.map((word) => word.replace(/^(["'])(.*)\1$/s, '$2'));
  if (args.some((arg) => endless.test(arg))) return null;
  const variables = before.split(' ').flatMap((one) => {
    const [name = '', value = ''] = one.split('=');
    return name === '' ? [] : [[name, value]];
  });
  return { args, folder, variables: Object.fromEntries(variables) };
}

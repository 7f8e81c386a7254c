import path from 'node:path';
import { type Options, type SiteFolder, UsageError } from './defineCommand.ts';
import { anyText, integer } from './valueTypes.ts';

/** The options of commands that serve at a port. */
export const serverOptions = (port: number) =>
  ({
    port: { type: integer(0, 65_535), default: port, description: 'port to listen on' },
    host: { type: anyText('name'), default: '127.0.0.1', description: 'address to listen on' },
    'allow-host': {
      type: anyText('name'),
      isRepeatable: true,
      description: 'another name that the server answers to',
    },
  }) satisfies Options;

/** The words of commands that work on one site. */
export const siteFolder = {
  usage: '[site folder]',
  readWords([folder = '.', ...rest]: string[]): SiteFolder {
    refuseWords(rest, 'only one folder is allowed');
    return { siteRoot: path.resolve(folder) };
  },
};

/** Throws an error if words are left that a command has no use for. */
export function refuseWords(words: readonly string[], reason: string): void {
  if (words.length === 0) return;
  throw new UsageError(`Unexpected argument "${words.join(' ')}": ${reason}.`);
}

import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import type { Overrides } from '../site/config/overrides.ts';
import { hasErrors } from '../support/problems/problems.ts';
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

/** The options that replace fields of the config. */
export const overrideOptions = {
  base: {
    type: anyText('path'),
    description: "path that the site is published at (default the config's `base`)",
  },
  url: {
    type: anyText('origin'),
    description: "origin of the published site (default the config's `url`)",
  },
  out: { type: anyText('folder'), description: "output folder (default the config's `outDir`)" },
} satisfies Options;

/** The option of commands that report problems and end. */
export const strictOption = {
  strict: { description: 'fail if there are warnings, too' },
} satisfies Options;

/** Why a command has failed if it's for warnings alone, to follow what that means; empty if there are errors. */
export function explainStrictness(problems: readonly Problem[]): string {
  if (hasErrors(problems)) return '';
  const { length } = problems;
  return ` because of ${length} ${length === 1 ? 'warning' : 'warnings'} (--strict)`;
}

/** The fields of the config that options replace. */
export const readOverrides = (
  given: Partial<Record<keyof typeof overrideOptions, string | null>>,
): Overrides => {
  const { base = null, url = null, out = null } = given;
  return {
    ...(base !== null && { base }),
    ...(url !== null && { url }),
    ...(out !== null && { outDir: out }),
  };
};

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

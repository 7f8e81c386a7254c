import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import english from '#shared/labels/en.json' with { type: 'json' };
import type { GivenLabels, LabelName, Labels } from '#shared/labels.ts';
import { codeFolder } from '../../support/modules/ownPackage.ts';

/** Our texts by language: one for each file in the folder, so a new one needs no code. */
const languages = readLanguages(path.join(codeFolder, 'shared/labels'));

/** Returns the interface texts: those given, then ours in the language, or in English if we don't have it. */
export function labelsFor(lang: string, given: GivenLabels = {}): Labels {
  const set = Object.entries(given).filter(([, text]) => text !== undefined);
  return { ...(findOurs(lang) ?? english), ...Object.fromEntries(set) };
}

/** Lists the texts that a language lacks, which are shown in English. */
export function findMissingLabels(lang: string, given: GivenLabels = {}): LabelName[] {
  if (findOurs(lang)) return [];
  const names = Object.keys(english) as LabelName[];
  return names.filter((name) => given[name] === undefined);
}

/**
 * The one of the known languages that is shown for another: for `zh_TW` it is `zh-TW`, or else `zh`. Undefined if none
 * is the same language.
 */
export function findLanguage(known: readonly string[], lang: string): string | undefined {
  const tag = lang.replaceAll('_', '-').toLowerCase();
  return known
    .filter((one) => `${tag}-`.startsWith(`${one.toLowerCase()}-`))
    .sort((one, other) => other.length - one.length)[0];
}

function findOurs(lang: string): Labels | undefined {
  const language = findLanguage([...languages.keys()], lang);
  return language === undefined ? undefined : languages.get(language);
}

function readLanguages(folder: string): Map<string, Labels> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((name) => [
      path.basename(name, '.json'),
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
    ]),
  );
}

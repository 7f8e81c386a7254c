import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import type { UrlRules } from '#shared/url.ts';
import { decodeSource, explainEncoding } from '../../support/files/readSource.ts';
import { addressesFile, type Ledger, parseAddresses } from '../config/parseAddresses.ts';
import {
  parseTranslations,
  type TranslationLedger,
  translationsFile,
} from '../config/parseTranslations.ts';
import type { SiteConfig } from '../config/schema.ts';

/** The lists beside the config that commands keep. */
interface Ledgers {
  /** Null if there is none. */
  ledger: Ledger | null;
  /** By language. */
  translations: Map<string, TranslationLedger>;
  problems: Problem[];
}

/** Absolute paths of the lists that a site may have. */
export const listLedgers = (siteRoot: string, { locales }: Pick<SiteConfig, 'locales'>): string[] =>
  [
    addressesFile,
    ...locales.flatMap(({ lang, parity }) => (parity ? [translationsFile(lang)] : [])),
  ].map((name) => path.join(siteRoot, name));

/** Reads the addresses of a site, and what its translations were made from. */
export function readLedgers(
  siteRoot: string,
  { locales }: Pick<SiteConfig, 'locales'>,
  rules: UrlRules,
): Ledgers {
  const addresses = readLedger(siteRoot, addressesFile, (text) => parseAddresses(text, rules));
  const ofLanguages = locales.flatMap(({ lang, parity }) => {
    if (parity === undefined) return [];
    const file = translationsFile(lang);
    const read = readLedger(siteRoot, file, (text) => parseTranslations(text, { file, rules }));
    return read === null ? [] : [{ lang, ...read }];
  });
  return {
    ledger: addresses?.ledger ?? null,
    translations: new Map(ofLanguages.map(({ lang, ledger }) => [lang, ledger])),
    problems: [...(addresses?.problems ?? []), ...ofLanguages.flatMap(({ problems }) => problems)],
  };
}

function readLedger<T extends { problems: Problem[] }>(
  siteRoot: string,
  name: string,
  parse: (text: string) => T,
): { ledger: T; problems: Problem[] } | null {
  const file = path.join(siteRoot, name);
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  const ledger = parse(decodeSource(bytes));
  const misread = explainEncoding(name, bytes);
  return { ledger, problems: misread ? [misread] : ledger.problems };
}

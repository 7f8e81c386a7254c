import type { Problem } from '#shared/types.ts';
import type { UrlRules } from '#shared/url.ts';
import { type Address, parseAddress, printAddress } from './parseAddresses.ts';

/** Name of the file beside the config that says what the translations of a language were made from. */
export const translationsFile = (lang: string): string => `translations.${lang}.txt`;

/** A section of a translation, and the state of the original that it was made from. */
export interface TranslationLine extends Address {
  /** Hash of the section of the original. */
  hash: string;
  /** Day since which the original is another one (`2026-11-28`), if that was noted. */
  since: string | null;
}

/** What the translations of a language were made from, by the address of each section. */
export interface TranslationLedger {
  lines: ReadonlyMap<string, TranslationLine>;
  /** Lines that say nothing, or say the same as another. */
  problems: Problem[];
}

const written = /^(?<address>\/\S*) (?<hash>[\da-f]{12})(?: (?<since>\d{4}-\d{2}-\d{2}))?$/;

/** Reads a ledger, with a line such as `/zh/route#anchor 0123456789ab` for each section, and a day after it if it's stale. */
export function parseTranslations(
  text: string,
  { file, rules }: { file: string; rules: UrlRules },
): TranslationLedger {
  const lines = new Map<string, TranslationLine>();
  const problems: Problem[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (content.trim() === '') continue;
    const place = { severity: 'error' as const, file, line: index + 1 };
    const { address = '', hash = '', since = null } = written.exec(content.trim())?.groups ?? {};
    const parsed = parseAddress(address, rules);
    const key = printAddress(parsed);
    if (hash === '' || lines.has(key)) {
      const message =
        hash === ''
          ? `This line is not a section with its hash: \`${content.trim()}\`.`
          : `The section \`${address}\` is listed twice.`;
      const fix = 'Remove the line, and run `islet check --update-translations`.';
      problems.push({ ...place, message, fix });
      continue;
    }
    lines.set(key, { ...parsed, hash, since });
  }
  return { lines, problems };
}

/** Writes a ledger, sorted so that it is the same everywhere. */
export function printTranslations(lines: Iterable<TranslationLine>): string {
  return Array.from(lines, (line) => {
    const since = line.since === null ? '' : ` ${line.since}`;
    return `${printAddress(line)} ${line.hash}${since}\n`;
  })
    .sort()
    .join('');
}

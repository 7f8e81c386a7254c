import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addressesFile, type Problem } from 'islet/tools';
import { type CheckPart, createRecordPart, hashContents, type MarkdownFile } from 'islet-prove';
import type { ErrorIndex } from '../../answers/decode/errorIndex.ts';
import { addLines, checkShortAddresses, listShortAddresses } from './checkShortAddresses.ts';
import { collectErrors, simplify } from './collectErrors.ts';

/** What the parts about the error decoder depend on. */
export interface DecoderSources {
  root: string;
  /** The pages of messages in the default language, and their folder below the root. */
  pages: readonly MarkdownFile[];
  docs: string;
  /** Messages that say only that something failed. */
  outcomes: readonly string[];
  /** Hash of the code of the check. */
  code: string;
  update: boolean;
  /** Lists the messages of the installed packages. */
  listMessages(): Promise<string[]>;
}

/** What the error decoder compares texts with. */
const folder = 'site/data/decoder';

/** Creates the parts that record the index of the error decoder, and compare its short addresses with the ledger. */
export async function createDecoderParts(sources: DecoderSources): Promise<CheckPart[]> {
  const { root, pages, docs, outcomes, code, update, listMessages } = sources;
  const ledgerFile = path.join(root, 'site', addressesFile);
  const ledger = await readFile(ledgerFile, 'utf8');
  const texts = Object.fromEntries(pages.map(({ file, source }) => [file, Buffer.from(source)]));
  const key = hashContents(code, texts);
  const errors = collectErrors({ pages, docs, messages: [], outcomes });
  return [
    await createRecordPart({
      ...{ root, name: 'decoder', folder, key, update },
      count: errors.length,
      async compute() {
        const stale = findStaleOutcomes(errors, outcomes);
        if (stale.length > 0) return stale;
        const messages = await listMessages();
        const index = collectErrors({ pages, docs, messages, outcomes });
        return { 'errors.json': printErrors(index) };
      },
    }),
    {
      name: 'short addresses',
      key: hashContents(key, { ledger: Buffer.from(ledger) }),
      count: errors.length,
      async run() {
        const { problems, missing } = checkShortAddresses(listShortAddresses(errors), ledger);
        if (!update || missing.length === 0) return problems;
        await writeFile(ledgerFile, addLines(ledger, missing));
        return problems.slice(missing.length);
      },
    },
  ];
}

/** The index, a message to a line. */
const printErrors = (errors: ErrorIndex): Buffer =>
  Buffer.from(`[\n${errors.map((error) => JSON.stringify(error)).join(',\n')}\n]\n`);

/** Finds messages of the data that no page explains any more. */
const findStaleOutcomes = (errors: ErrorIndex, outcomes: readonly string[]): Problem[] =>
  outcomes
    .filter((text) => !errors.some(({ shown }) => simplify(shown) === simplify(text)))
    .map((text) => ({
      severity: 'error',
      message: `No page explains “${text}”.`,
      fix: 'Remove it from `outcomes`, or correct it.',
      file: 'site/data/messages.json',
    }));

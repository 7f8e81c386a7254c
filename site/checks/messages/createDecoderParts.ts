import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addressesFile, type Problem } from 'islet/tools';
import { type CheckPart, createRecordPart, hashContents, type MarkdownFile } from 'islet-prove';
import type { ErrorIndex } from '../../answers/decode/errorIndex.ts';
import { addLines, checkShortAddresses, listShortAddresses } from './checkShortAddresses.ts';
import { collectErrors, simplify } from './collectErrors.ts';
import type { MessagesData } from './messagesData.ts';

/** What the parts about the error decoder depend on. */
export interface DecoderSources {
  root: string;
  /** The pages of messages in the default language, and their folder below the root. */
  pages: readonly MarkdownFile[];
  docs: string;
  /** Terminal outputs that they quote. */
  terminals: readonly string[];
  /** Which messages often contain another one, or say only that something failed. */
  data: Pick<MessagesData, 'frames' | 'outcomes'>;
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
  const { root, pages, docs, terminals, data, code, update, listMessages } = sources;
  const written = { pages, docs, terminals, frames: data.frames, outcomes: data.outcomes };
  const ledgerFile = path.join(root, 'site', addressesFile);
  const ledger = await readFile(ledgerFile, 'utf8');
  const texts = Object.fromEntries(pages.map(({ file, source }) => [file, Buffer.from(source)]));
  const key = hashContents(JSON.stringify([code, terminals, data]), texts);
  const errors = collectErrors({ ...written, messages: [] });
  return [
    await createRecordPart({
      ...{ root, name: 'decoder', folder, key, update },
      count: errors.length,
      async compute() {
        const stale = findStale(errors, data);
        if (stale.length > 0) return stale;
        const index = collectErrors({ ...written, messages: await listMessages() });
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
const findStale = (
  errors: ErrorIndex,
  data: Pick<MessagesData, 'frames' | 'outcomes'>,
): Problem[] =>
  (['frames', 'outcomes'] as const).flatMap((name) =>
    data[name]
      .filter((text) => !errors.some(({ shown }) => simplify(shown) === simplify(text)))
      .map((text) => ({
        severity: 'error' as const,
        message: `No page explains “${text}”.`,
        fix: `Remove it from \`${name}\`, or correct it.`,
        file: 'site/data/messages.json',
      })),
  );

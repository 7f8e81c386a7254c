import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from 'islet/tools';
import { z } from 'zod';
import { readData } from '../../checks/readData.ts';
import { type Block, problemIn } from '../block.ts';

const schema = z.array(
  z.strictObject({
    en: z.string().min(1),
    zh: z.string().min(1),
    avoid: z.array(z.string().min(1)).optional(),
  }),
);

/** A term, and other words for it that texts don't use. */
export type Glossary = z.output<typeof schema>;

/** Reads a glossary; `file` is below `root`. Throws if it is invalid. */
export async function readGlossary(root: string, file: string): Promise<Glossary> {
  return readData(await readFile(path.join(root, file), 'utf8'), { file, schema });
}

/** Finds words for which the glossary has another one; a longer term that contains such a word is fine. */
export function checkGlossary(blocks: readonly Block[], glossary: Glossary): Problem[] {
  const uses = new Map(
    glossary.flatMap(({ zh, avoid = [] }) => avoid.map((word) => [compact(word), zh])),
  );
  const known = [...uses.keys(), ...glossary.map(({ zh }) => compact(zh))];
  const search = new RegExp(
    known
      .sort((one, other) => other.length - one.length)
      .map((word) => [...word].map(escapeCharacter).join('\\s?'))
      .join('|'),
    'giu',
  );
  return blocks.flatMap((block) =>
    [...block.words.matchAll(search)].flatMap(({ 0: found, index }) => {
      const use = uses.get(compact(found));
      if (use === undefined) return [];
      const message = `“${found}” is “${use}” here.`;
      return problemIn(block, index, { message, fix: `Write “${use}”.` });
    }),
  );
}

/** A term is the same with and without the spaces that browsers add. */
const compact = (word: string): string => word.replace(/\s+/g, '').toLowerCase();

const escapeCharacter = (character: string): string =>
  character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');

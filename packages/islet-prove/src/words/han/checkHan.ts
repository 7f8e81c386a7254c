import type { Problem } from 'islet/tools';
import { type Block, problemIn } from '../block.ts';
import { findHanEdits } from './findHanEdits.ts';

/** Most of these in one clause that can still be read at once. */
const mostLinks = 2;

const clauseEnd = /[，。；：？！、（）“”]/u;

/** Finds wrong typography in Chinese texts, and what is stiff or not consistent in them. */
export function checkHan(blocks: readonly Block[]): Problem[] {
  return [
    ...blocks.flatMap((block) =>
      findHanEdits(block).map(({ start, message, fix }) =>
        problemIn(block, start, { message, fix }),
      ),
    ),
    ...blocks.flatMap(findChains),
    ...findMixedAddress(blocks),
  ];
}

/** Finds clauses that say 的 again and again. */
function findChains(block: Block): Problem[] {
  let offset = 0;
  return block.words.split(clauseEnd).flatMap((clause) => {
    const start = offset;
    offset += clause.length + 1;
    const links = [...clause.matchAll(/(?<!目)的(?![确士])/gu)];
    if (links.length <= mostLinks) return [];
    const at = links[mostLinks]?.index ?? 0;
    return problemIn(block, start + at, {
      message: `This clause has 的 ${links.length} times.`,
      fix: 'Say it in another order, or in two clauses.',
    });
  });
}

/** Texts speak to readers as either 你 or 您. */
function findMixedAddress(blocks: readonly Block[]): Problem[] {
  const find = (word: string) =>
    blocks.flatMap((block) =>
      [...block.words.matchAll(new RegExp(word, 'gu'))].map(({ index }) => ({ block, index })),
    );
  const [plain, polite] = [find('你'), find('您')];
  if (plain.length === 0) return [];
  return polite.map(({ block, index }) =>
    problemIn(block, index, { message: '“您” is “你” elsewhere.', fix: 'Write “你”.' }),
  );
}

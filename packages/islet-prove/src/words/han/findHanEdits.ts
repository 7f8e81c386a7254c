import type { Block } from '../block.ts';
import { hanRules } from './hanRules.ts';

/** A part of a block that has to change. */
export interface HanEdit {
  /** Offsets in the words of the block. */
  start: number;
  end: number;
  /** Null if only its author can tell. */
  replacement: string | null;
  message: string;
  fix: string;
}

const anyHan = /\p{Script=Han}/u;

/** Finds where the typography of a block isn't that of Chinese. The edits don't overlap; others may follow from them. */
export function findHanEdits({ words }: Pick<Block, 'words'>): HanEdit[] {
  if (!anyHan.test(words)) return [];
  const edits: HanEdit[] = [];
  for (const { pattern, replace, message, fix } of hanRules) {
    for (const { 0: found, index: start } of words.matchAll(pattern)) {
      const end = start + found.length;
      if (edits.some((edit) => edit.start < end && start < edit.end)) continue;
      edits.push({ start, end, replacement: replace?.(found) ?? null, message, fix });
    }
  }
  return edits.sort((one, other) => one.start - other.start);
}

/** What a part of a section is: each kind is compared on its own. */
export type PartKind = 'fence' | 'row' | 'container' | 'component' | 'name' | 'number' | 'link';

/** A part of a section that stays the same in every language. */
export interface SkeletonPart {
  kind: PartKind;
  /** What is compared. */
  key: string;
  /** How a message names it; omitted if that is the key. */
  shown?: string | undefined;
  /** Line in the source, starting at 1. */
  line: number;
}

/** What is left of a section without its sentences. */
export interface SkeletonSection {
  /** Anchor of the heading; empty for the start of a page, to which its title belongs. */
  id: string;
  /** From 1 to 6; 0 for the start of a page. */
  depth: number;
  /** Line of the heading, starting at 1. */
  line: number;
  /** Number of the items of all lists. */
  items: number;
  parts: SkeletonPart[];
  /** Small numbers that are written as words; null in a language whose words for them aren't known. */
  spelled: string[] | null;
  /** Hash of the source, in which only white space doesn't count. */
  hash: string;
}

/** The largest number that a text in any language may write as a word. */
export const largestWord = 12;

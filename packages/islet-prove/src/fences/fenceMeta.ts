import { type CodeMeta, parseCodeMeta } from 'islet/tools';

/** How the check reads a fence; null if the fence doesn't say. */
export interface FenceProof {
  /** Name of a file with code that a deliberate fragment continues. */
  prelude: string | null;
  /** Folder of the repository whose sources the code can import. */
  project: string | null;
  /** Error codes (`TS2322`), separated by spaces, that the code must fail with. */
  throws: string | null;
  /** A type that the signature in the fence must agree with. */
  same: string | null;
}

/** What an author can write after the language of a fence. */
export interface FenceMeta extends CodeMeta {
  proof: FenceProof;
  /** Files that a fence of the language `output` shows. */
  show: string[];
}

/** The keys that fences may have for the proof. */
export const fenceKeys = ['prelude', 'project', 'throws', 'same', 'show'] as const;

/** Reads what follows the language of a fence: `title="a.ts" throws="TS2322"`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const parsed = parseCodeMeta(meta, { keys: fenceKeys });
  const { prelude = null, project = null, throws = null, same = null, show = '' } = parsed.values;
  return { ...parsed, proof: { prelude, project, throws, same }, show: splitNames(show) };
}

/** The names of a list with spaces between them. */
export const splitNames = (list: string): string[] => list.split(/\s+/).filter(Boolean);

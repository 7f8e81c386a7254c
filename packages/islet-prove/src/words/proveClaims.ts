import type { CreateCheck } from '../checks/proofCheck.ts';
import { readMarkdown } from '../fences/readMarkdown.ts';
import { findFiles } from '../run/findFiles.ts';
import { checkClaims } from './checkClaims.ts';
import { readUnproved } from './readUnproved.ts';

/** Which sentences need a proof, and which need none. Paths are below the root of the repository, with `/`. */
export interface ClaimOptions {
  /** Folder of the English pages: `docs/en`. */
  folder: string;
  /** A JSON file that lists sentences that no run can prove, with the reasons. By default `unproved.json`. */
  unproved?: string;
  /** Names of components whose data is computed, which prove what is said about them. */
  computed?: readonly string[];
}

/** Finds sentences that say what a program does, with nothing in their section that proves it. */
export const proveClaims =
  ({ folder, unproved = 'unproved.json', computed = [] }: ClaimOptions): CreateCheck =>
  async ({ root }) => {
    const pages = await readMarkdown(root, await findFiles(root, folder, /\.mdx?$/));
    const exceptions = await readUnproved(root, unproved);
    return {
      name: 'Sentences',
      parts: [
        {
          name: 'claims',
          key: JSON.stringify([pages.map(({ file, source }) => [file, source]), exceptions]),
          count: pages.length,
          run: () =>
            checkClaims(pages, {
              computed: new Set(computed),
              exceptions,
              exceptionsFile: unproved,
            }),
        },
      ],
    };
  };

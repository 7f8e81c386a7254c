import path from 'node:path';
import type { Fence } from './fence.ts';

/** A file that a fence shows instead of code of its own. */
export interface Quote {
  fence: Fence;
  /** Path below the root of the repository, with `/`. */
  path: string;
}

/** The files that fences quote: those of `file="…"`, and of a recorded run those of `show="…"`. */
export function listQuotes(fences: readonly Fence[]): Quote[] {
  return fences.flatMap((fence): Quote[] => {
    const { file, show } = fence.meta;
    if (file === null) return [];
    const [name = ''] = file.split('#');
    const folder = name.startsWith('.') ? path.posix.dirname(fence.file) : '';
    const target = path.posix.join(folder, name);
    const names = fence.lang === 'output' ? show.map((shown) => `${target}/${shown}`) : [target];
    return names.map((quoted) => ({ fence, path: quoted }));
  });
}

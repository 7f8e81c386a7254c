import path from 'node:path';
import type { Fence } from '../fences/fence.ts';
import { splitKept } from './runRecord.ts';

/** A file that a fence shows. */
export interface Quote {
  fence: Fence;
  /** Path below the root of the repository, with `/`. */
  path: string;
}

/**
 * Lists the files that fences quote with `file="…"` and `before="…"`, and with `show="…"` where the file is a recorded run.
 */
export function listQuotes(fences: readonly Fence[]): Quote[] {
  return fences.flatMap((fence): Quote[] => {
    const { file, before, show } = fence.meta;
    if (file === null) return [];
    const target = locate(fence, file);
    const names =
      fence.lang === 'output' && splitKept(target) === null
        ? show.map((shown) => `${target}/${shown}`)
        : [target, ...(before === null ? [] : [locate(fence, before)])];
    return names.map((quoted) => ({ fence, path: quoted }));
  });
}

/** Path below the root of the repository. */
function locate({ file }: Fence, target: string): string {
  const [name = ''] = target.split('#');
  return path.posix.join(name.startsWith('.') ? path.posix.dirname(file) : '', name);
}

import path from 'node:path';
import type { CreateCheck } from '../checks/proofCheck.ts';
import { checkData } from './checkData.ts';
import { fenceKind } from './fence.ts';
import { findTypeScript } from './findCompilers.ts';

/** Parses the JSON, YAML, CSS, HTML, MDX and `.env` files on pages, and has the compiler read each `tsconfig.json`. */
export const proveData =
  ({ code }: { code?: string } = {}): CreateCheck =>
  ({ root, work, fences }) => {
    const checked = fences.filter((fence) => fenceKind(fence) === 'data');
    return {
      name: 'Data and markup',
      parts: [
        {
          name: 'fences',
          key: JSON.stringify([code, checked]),
          count: checked.length,
          run: () =>
            checked.length === 0
              ? []
              : checkData(checked, {
                  folder: path.join(work, 'tsconfig'),
                  compiler: findTypeScript(root),
                }),
        },
      ],
    };
  };

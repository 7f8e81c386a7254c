import path from 'node:path';
import type { Check } from '../../proof/check.ts';
import { createRecordPart } from '../../proof/createRecordPart.ts';
import { computeDefaults, outputKinds } from './computeDefaults.ts';
import { loadTool } from './loadTool.ts';
import type { Tool } from './tool.ts';

/** Computes with the tool what tables and explorers of the pages show. */
export async function createDataCheck({
  root,
  tool,
  versions,
  update,
}: {
  root: string;
  tool: Tool;
  /** Stands for the program that proves and all that is installed. */
  versions: string;
  update: boolean;
}): Promise<Check> {
  const project = path.join(root, 'examples', 'tiny-duration');
  return {
    name: 'Defaults',
    parts: [
      await createRecordPart({
        root,
        folder: 'site/data/recorded',
        key: versions,
        count: outputKinds.length,
        update,
        async compute() {
          const data = await computeDefaults(await loadTool(root), {
            project,
            version: tool.version,
          });
          return { 'defaults.json': Buffer.from(`${JSON.stringify(data, null, 2)}\n`) };
        },
      }),
    ],
  };
}

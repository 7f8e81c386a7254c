import path from 'node:path';
import type { Check } from '../../proof/check.ts';
import { createRecordPart } from '../../proof/createRecordPart.ts';
import { hashFiles } from '../../proof/hashFiles.ts';
import { readFiles } from '../../proof/readExamples.ts';
import { listChoices } from '../explorer/choices.ts';
import { computeDefaults, outputKinds } from './computeDefaults.ts';
import { computeExplorer } from './computeExplorer.ts';
import { computeSources } from './computeSources.ts';
import { loadTool } from './loadTool.ts';
import type { ProofContext } from './proofContext.ts';

/** Computes with the tool what tables and explorers of the pages show. */
export async function createDataCheck({
  root,
  tool,
  versions,
  update,
}: ProofContext): Promise<Check> {
  const example = await readFiles(path.join(root, 'examples', 'explorer'), () => true);
  return {
    name: 'Data of tables and explorers',
    parts: [
      await createRecordPart({
        root,
        folder: 'site/data/recorded',
        key: versions.everything,
        count: outputKinds.length,
        update,
        async compute() {
          const data = await computeDefaults(await loadTool(root), {
            project: path.join(root, 'examples', 'tiny-duration'),
            version: tool.version,
          });
          const print = (value: object): Buffer =>
            Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
          return {
            'defaults.json': print(data),
            'release.json': print({ rslib: tool.version }),
            'sources.json': print(await computeSources({ root, tool })),
          };
        },
      }),
      await createRecordPart({
        root,
        folder: 'site/public/explorer',
        key: hashFiles(versions.explorer, example),
        count: listChoices().length,
        update,
        compute: () => computeExplorer({ root, tool }),
      }),
    ],
  };
}

import path from 'node:path';
import {
  type Check,
  createRecordPart,
  fenceKind,
  hashContents,
  readExamples,
  readFiles,
} from 'islet-prove';
import { listChoices } from '../explorer/choices.ts';
import { computeDefaults, outputKinds } from './computeDefaults.ts';
import { computeExplorer } from './computeExplorer.ts';
import { computeSources } from './computeSources.ts';
import { loadTool } from './loadTool.ts';
import type { ProofContext } from './proofContext.ts';

/** Computes the data for tables and explorers on the pages with the tool. */
export async function createDataCheck({
  root,
  version,
  hashCode,
  openTool,
  fences,
  update,
}: ProofContext): Promise<Check> {
  const example = await readFiles(path.join(root, 'site/examples', 'explorer'), () => true);
  const print = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const counts = await countProved({ root, fences });
  return {
    name: 'Data of tables and explorers',
    parts: [
      await createRecordPart({
        root,
        name: 'recorded',
        folder: 'site/data/recorded',
        key: await hashCode('dataCheck'),
        count: outputKinds.length,
        update,
        async compute() {
          const tool = await openTool();
          const data = await computeDefaults(await loadTool(root), {
            project: path.join(root, 'site/examples', 'tiny-duration'),
            version,
          });
          return {
            'defaults.json': print(data),
            'release.json': print({ rslib: version }),
            'sources.json': print(await computeSources({ root, tool })),
          };
        },
      }),
      await createRecordPart({
        root,
        name: 'explorer',
        folder: 'site/public/explorer',
        // Its folders have the outputs of other releases.
        isOwn: (name) => !/^\d/.test(name),
        key: hashContents(await hashCode('computeExplorer'), example),
        count: listChoices().length,
        update,
        compute: async () => computeExplorer({ root, tool: await openTool() }),
      }),
      await createRecordPart({
        root,
        name: 'counts',
        folder: 'site/data/counts',
        key: JSON.stringify(counts),
        count: Object.keys(counts).length,
        update,
        compute: async () => ({ 'proof.json': print(counts) }),
      }),
    ],
  };
}

/** Counts proved items for the landing page, rounded down so that the numbers change less often. */
async function countProved({
  root,
  fences,
}: Pick<ProofContext, 'root' | 'fences'>): Promise<Record<string, number>> {
  const proved = fences.filter((fence) => fenceKind(fence) !== 'none').length;
  const runs = await readExamples(path.join(root, 'site/examples'));
  return {
    blocks: Math.floor(proved / 100) * 100,
    builds: Math.floor(runs.length / 10) * 10,
    choices: listChoices().length,
  };
}

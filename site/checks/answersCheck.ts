import path from 'node:path';
import { type Check, createRecordPart, findFiles, hashContents } from 'islet-prove';
import { computeAnswers } from './answers/computeAnswers.ts';
import { effectCases } from './answers/effectCases.ts';
import { proveEffects } from './answers/proveEffects.ts';
import { readAnswerSources } from './answers/readAnswerSources.ts';
import type { ProofContext } from './proofContext.ts';

/** Compares what explanations and `/options.json` say with the pages, the types and the defaults of the tool. */
export async function createAnswersCheck({
  root,
  version,
  hashCode,
  openTool,
  update,
}: ProofContext): Promise<Check> {
  const key = hashContents(await hashCode('answersCheck'), await readAnswerSources(root));
  const count = (await findFiles(root, 'site/docs/en/config', /\.mdx$/)).length;
  // Both parts may be computed at the same time, by processes that know nothing of each other.
  const compute = async (part: string) => {
    await openTool();
    const folder = path.join(root, 'site/examples', '.work', `keys-${part}`);
    return computeAnswers({ root, version, folder });
  };
  return {
    name: 'Data of answers',
    parts: [
      await createRecordPart({
        root,
        name: 'texts',
        folder: 'site/data/answers',
        key,
        count,
        update,
        compute: async () => (await compute('texts')).texts,
      }),
      await createRecordPart({
        root,
        name: 'options',
        folder: 'site/public',
        isOwn: (name) => name === 'options.json',
        key,
        count: 1,
        update,
        compute: async () => ({ 'options.json': (await compute('options'))['options.json'] }),
      }),
      {
        name: 'effects',
        key: await hashCode('answersCheck'),
        count: effectCases.length,
        async run() {
          const { bin } = await openTool();
          const folder = path.join(root, 'site/examples', '.work', 'effects');
          return proveEffects({ folder, bin });
        },
      },
    ],
  };
}

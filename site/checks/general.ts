import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from 'islet/tools';
import { readExamples } from 'islet-prove';
import { z } from 'zod';

/** Path below the root of the repository. */
export const generalFile = 'site/data/general.json';

const proof = {
  /** Runs, such as `tiny-duration/syntax`, which give the same with each Node.js that Rslib supports. */
  runs: z.array(z.string()).default([]),
  /** Code that is built from each kind of source, as `site/data/recorded/sources.json` names it. */
  sources: z.array(z.string()).default([]),
  /** Why no case can differ. */
  reason: z.string().min(20).optional(),
};
const group = z
  .strictObject({ ...proof, sentences: z.array(z.string()).min(1) })
  .refine(({ runs, sources, reason }) => runs.length + sources.length > 0 || reason, {
    error: 'Name `runs`, `sources` or a `reason`.',
  });

/** Sentences that hold for all cases of a kind, with what proves it. */
export type GeneralGroup = z.infer<typeof group>;

/** Reads the sentences that hold for all cases. `root` is the repository; throws if the file is invalid. */
export async function readGeneral(root: string): Promise<GeneralGroup[]> {
  const text = await readFile(path.join(root, generalFile), 'utf8');
  const groups = z.array(group).safeParse(JSON.parse(text));
  if (!groups.success) throw new Error(`${generalFile}: ${z.prettifyError(groups.error)}`);
  return groups.data;
}

const sourcesSchema = z.object({ rows: z.array(z.object({ code: z.string() })) });

/** Finds proofs of general sentences that don't exist. */
export async function checkProofs(
  root: string,
  groups: readonly GeneralGroup[],
): Promise<Problem[]> {
  const examples = await readExamples(path.join(root, 'site/examples'));
  const runs = new Set(examples.map(({ example, run }) => `${example}/${run}`));
  const recorded = await readFile(path.join(root, 'site/data/recorded/sources.json'), 'utf8');
  const { rows } = sourcesSchema.parse(JSON.parse(recorded));
  const codes = new Set(rows.map(({ code }) => code));
  const missing = groups.flatMap((named) => [
    ...named.runs
      .filter((run) => !runs.has(run))
      .map((run) => `No example has the run \`${run}\`.`),
    ...named.sources
      .filter((code) => !codes.has(code))
      .map((code) => `\`${code}\` isn't built from each kind of source.`),
  ]);
  return missing.map((message) => ({
    severity: 'error',
    message,
    fix: 'Correct the name, or add it.',
    file: generalFile,
  }));
}

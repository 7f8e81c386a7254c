import path from 'node:path';
import { type ExampleRun, hashContents, readExamples, readFiles } from 'islet-prove';
import { listChoices, printLibItem } from '../../explorer/choices.ts';

/** The name of all builds of the explorer, which are made from one project. */
export const explorerName = 'explorer';

/** The name of a run in records: `read-time/build`. */
export const nameRun = ({ example, run }: ExampleRun): string => `${example}/${run}`;

/** Whether any release of Rslib could do a run: with the Node.js that runs this, and without other package managers. */
const isComparable = ({ tool, runtime, commands }: ExampleRun): boolean =>
  tool === null &&
  runtime === null &&
  commands.some((command) => /\brslib\b/.test(command)) &&
  !commands.some((command) => /\b(?:bun|deno|pnpm|yarn)\b/.test(command));

/** Reads the runs of the examples that are built with each release. */
export const readComparable = async (root: string): Promise<ExampleRun[]> =>
  (await readExamples(path.join(root, 'site/examples'))).filter(isComparable);

/**
 * Hashes what the builds of a release are made from, by the name of a run or of the explorer. Packages of the examples
 * don't count: what is compared was built with the same ones.
 */
export async function hashSources(root: string): Promise<Record<string, string>> {
  const project = await readFiles(
    path.join(root, 'site/examples', explorerName),
    (name) => !/^(?:dist|node_modules)$/.test(name),
  );
  const choices = listChoices().map(printLibItem).join('\n');
  const runs = (await readComparable(root)).map((run) => {
    const { commands, varying, unrecorded, files } = run;
    const settings = JSON.stringify({ commands, varying, unrecorded });
    return [nameRun(run), shorten(hashContents(settings, files))] as const;
  });
  return { [explorerName]: shorten(hashContents(choices, project)), ...Object.fromEntries(runs) };
}

/** As long as the hashes of outputs. */
const shorten = (hash: string): string => hash.slice(0, 12);

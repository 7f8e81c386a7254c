import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from 'islet/tools';
import { type Check, findFiles, readMarkdown } from 'islet-prove';
import { compilerOptions } from './compilerOptions.ts';
import { loadTool } from './loadTool.ts';
import { checkComments } from './options/checkComments.ts';
import { checkDefaults } from './options/checkDefaults.ts';
import { checkFlags, countFlags } from './options/checkFlags.ts';
import { checkKinds } from './options/checkKinds.ts';
import { checkOptionNames } from './options/checkOptionNames.ts';
import { checkOptionTypes } from './options/checkOptionTypes.ts';
import { checkSince } from './options/checkSince.ts';
import { defaultsSchema } from './options/defaultsSchema.ts';
import { readAllComments } from './options/readAllComments.ts';
import { type DocumentedOption, readOptions } from './options/readOptions.ts';
import { listStatements, readTables } from './options/readStatements.ts';
import { sinceSchema } from './options/sinceData.ts';
import type { ProofContext } from './proofContext.ts';

const pages = 'site/docs/en';
const configPages = `${pages}/config`;
const commandPage = 'site/docs/en/guide/basic/cli.mdx';

/** Compares the pages about options and flags with the types, the help and the defaults of the tool. */
export async function createOptionCheck({
  root,
  hashCode,
  openTool,
}: ProofContext): Promise<Check> {
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const all = await readMarkdown(root, await findFiles(root, pages, /\.mdx?$/));
  const documented = all
    .filter(({ file }) => file.startsWith(`${configPages}/`))
    .flatMap(readOptions);
  const statements = [...listStatements(documented), ...all.flatMap(readTables)];
  const recorded = await read('site/data/recorded/defaults.json');
  const since = await read('site/data/since.json');
  const page = await read(commandPage);
  const code = await hashCode('optionCheck');
  const key = JSON.stringify([code, documented, page]);
  return {
    name: 'Options and flags',
    parts: [
      {
        name: 'types',
        key,
        count: documented.length,
        async run() {
          await openTool();
          return compareTypes(root, documented);
        },
      },
      {
        name: 'comments',
        key,
        count: 0,
        async run() {
          await openTool();
          const packages = 'site/examples/node_modules';
          const own = await read(`${packages}/@rslib/core/dist-types/types/config.d.ts`);
          const rsbuild = await read(`${packages}/@rsbuild/core/dist/types/config.d.ts`);
          return checkComments(documented, readAllComments(own, rsbuild));
        },
      },
      {
        name: 'flags',
        key,
        count: countFlags(page),
        run: async () =>
          checkFlags({ tool: await openTool(), page, pageFile: commandPage, documented }),
      },
      {
        name: 'defaults',
        key,
        count: documented.filter(({ facts }) => facts.Default).length,
        async run() {
          await openTool();
          const project = path.join(root, 'site/examples', 'tiny-duration');
          return checkDefaults(documented, { tool: await loadTool(root), project });
        },
      },
      {
        name: 'since',
        key: JSON.stringify([key, since]),
        count: 0,
        run: async () => compareReleases(since, { documented, page }),
      },
      {
        name: 'kinds',
        key: JSON.stringify([code, statements, recorded]),
        count: 0,
        run: async () => checkKinds(statements, defaultsSchema.parse(JSON.parse(recorded))),
      },
    ],
  };
}

/** Compares the documented types with those of the installed packages. */
async function compareTypes(
  root: string,
  documented: readonly DocumentedOption[],
): Promise<Problem[]> {
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const { own, rsbuild, problems } = await checkOptionTypes(documented, {
    folder: path.join(root, 'site/examples', '.work', 'options'),
    compiler: path.join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
    prelude: await read('site/checks/preludes/api-types.ts'),
    compilerOptions,
  });
  return [...problems, ...checkOptionNames({ documented, own, rsbuild, folder: configPages })];
}

/** Compares what the pages say about first releases with the record of what was published. */
function compareReleases(
  since: string,
  { documented, page }: { documented: readonly DocumentedOption[]; page: string },
): Problem[] {
  const data = sinceSchema.parse(JSON.parse(since));
  return checkSince({ documented, page, pageFile: commandPage, data });
}

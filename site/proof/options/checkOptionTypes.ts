import type { Problem } from '@docs/core/common/types.ts';
import { parseDiagnostics } from '../../../proof/parseDiagnostics.ts';
import { runNode } from '../../../proof/runNode.ts';
import { writeFolder } from '../../../proof/writeFolder.ts';
import type { DocumentedOption } from './readOptions.ts';

/** The program in which pages and package are compared. */
export interface OptionProgram {
  /** Folder to write it into, from which the packages are found; emptied first. */
  folder: string;
  /** `typescript/bin/tsc`. */
  compiler: string;
  /** The source of `proof/difference.ts`. */
  difference: string;
  /** Imports of the types that pages can name. */
  prelude: string;
  compilerOptions: Record<string, unknown>;
}

/** Names of options in the package, and what is wrong with the types on the pages. */
export interface OptionTypes {
  /** Rslib’s own options, with all that is nested in them. */
  own: string[];
  /** Options of Rsbuild that have a page: `source.entry`, `output.minify`. */
  rsbuild: string[];
  problems: Problem[];
}

/**
 * Names all options in error messages, except those that write into HTML, which a library doesn't have,
 * and gives the modules of the pages the types to compare with.
 */
const names = `import type { Rsbuild as AllOfRsbuild } from '@rslib/core';
import type { Keys } from './difference.ts';
export type Own = Omit<LibConfig, keyof AllOfRsbuild.EnvironmentConfig>;
type InHtml = 'preconnect' | 'dnsPrefetch' | 'preload' | 'prefetch';
export type Sections = Required<
  Pick<RslibConfig, 'source' | 'output' | 'resolve' | 'tools'> & {
    performance: Omit<AllOfRsbuild.PerformanceConfig, InHtml>;
  }
>;
export const own: never = null as unknown as Keys<Own, [1, 1, 1, 1]>;
export const rsbuild: never = null as unknown as Keys<Sections, [1, 1]>;
`;

/**
 * Has the compiler name all options and compare each type that a page states with the real one.
 * Only the compiler can resolve the types of the package; its error messages carry the answer.
 */
export async function checkOptionTypes(
  documented: readonly DocumentedOption[],
  { folder, compiler, difference, prelude, compilerOptions }: OptionProgram,
): Promise<OptionTypes> {
  const typed = documented.flatMap((option) => {
    const stated = option.facts.Type?.codes[0];
    return stated === undefined ? [] : [{ ...option, stated }];
  });
  const modules = typed.map(({ name, stated }, index): [string, string] => [
    `option${index}.ts`,
    prelude + compareType(stated, name),
  ]);
  const project = (files: string[]): string =>
    JSON.stringify({
      compilerOptions: { ...compilerOptions, noEmit: true, allowImportingTsExtensions: true },
      files,
    });
  await writeFolder(folder, {
    'names.ts': prelude + names,
    'difference.ts': difference,
    'names.json': project(['names.ts']),
    'types.json': project(modules.map(([file]) => file)),
    ...Object.fromEntries(modules),
  });
  const compile = async (config: string): Promise<string> => {
    const args = [compiler, '-p', config, '--pretty', 'false', '--noErrorTruncation'];
    return (await runNode(args, { cwd: folder })).output;
  };
  // Mistakes in the grammar of a page would keep the compiler from naming anything.
  const named = await compile('names.json');
  const [own = [], rsbuild = []] = parseDiagnostics(named).map(({ message }) =>
    [...message.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  );
  if (own.length === 0 || rsbuild.length === 0)
    throw new Error(`The options of the package cannot be read:\n${named}`);
  const diagnostics = parseDiagnostics(await compile('types.json'));
  return {
    own,
    rsbuild: rsbuild.filter((name) => name.includes('.')),
    problems: typed.flatMap(({ name, file, line, facts }, index) =>
      diagnostics
        .filter((diagnostic) => diagnostic.file === `option${index}.ts`)
        .map(
          ({ message }): Problem => ({
            severity: 'error',
            message: `The type of \`${name}\` differs from that of the package: ${message}`,
            fix: 'Compare it with the types of the package.',
            file,
            line: facts.Type?.line ?? line,
          }),
        ),
    ),
  };
}

/**
 * A module that fails where a type, stated alone or as the last one of some declarations, is not that
 * of the option.
 */
export function compareType(stated: string, option: string): string {
  const declared = [...stated.matchAll(/^(?:type|interface) (\w+)/gm)].at(-1)?.[1];
  return `import type { Difference, Get } from './difference.ts';
import type { Own, Sections } from './names.ts';
${declared ? stated : `type Stated =\n${stated};`}
export const difference: Difference<${declared ?? 'Stated'}, Get<Own & Sections, ${JSON.stringify(option)}>> = [];
`;
}

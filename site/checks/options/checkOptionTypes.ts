import type { Problem } from 'islet/tools';
import { parseDiagnostics, readDifference, runNode, writeFolder } from 'islet-prove';
import type { DocumentedOption } from './readOptions.ts';

/** The program that compares pages with the package. */
export interface OptionProgram {
  /** Folder to write the program to; packages must be resolvable from there. Emptied first. */
  folder: string;
  /** `typescript/bin/tsc`. */
  compiler: string;
  /** Imports of the types that pages can use. */
  prelude: string;
  compilerOptions: Record<string, unknown>;
}

/** Names of the package's options, and problems with the documented types. */
export interface OptionTypes {
  /** Rslib's own options, including nested ones. */
  own: string[];
  /** Documented options of Rsbuild: `source.entry`, `output.minify`. */
  rsbuild: string[];
  problems: Problem[];
}

/**
 * Reports the names of all options in error messages, except those for HTML, which a library doesn't have,
 * and exports the types for comparison to the modules of the pages.
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
 * Lets the compiler list all options and compare each documented type with the real one.
 * Only the compiler can resolve the types of the package; its error messages contain the result.
 */
export async function checkOptionTypes(
  documented: readonly DocumentedOption[],
  { folder, compiler, prelude, compilerOptions }: OptionProgram,
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
    'difference.ts': await readDifference(),
    'names.json': project(['names.ts']),
    'types.json': project(modules.map(([file]) => file)),
    ...Object.fromEntries(modules),
  });
  const compile = async (config: string): Promise<string> => {
    const args = [compiler, '-p', config, '--pretty', 'false', '--noErrorTruncation'];
    return (await runNode(args, { cwd: folder })).output;
  };
  // Syntax errors on a page would prevent the compiler from listing names.
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
 * Creates a module that fails to compile if a type, alone or as the last of several declarations, differs from
 * that of the option.
 */
function compareType(stated: string, option: string): string {
  const declared = [...stated.matchAll(/^(?:type|interface) (\w+)/gm)].at(-1)?.[1];
  return `import type { Difference, Get } from './difference.ts';
import type { Own, Sections } from './names.ts';
${declared ? stated : `type Stated =\n${stated};`}
export const difference: Difference<${declared ?? 'Stated'}, Get<Own & Sections, ${JSON.stringify(option)}>> = [];
`;
}

import type { Problem } from '@docs/common/types.ts';
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

const roots = `import type { LibConfig, Rsbuild, RslibConfig } from '@rslib/core';
import type { Keys } from './difference.ts';
type Own = Omit<LibConfig, keyof Rsbuild.EnvironmentConfig>;
type Sections = Required<Pick<RslibConfig, 'source' | 'output' | 'tools'>>;
export type Options = Own & Sections;
export const own: never = null as unknown as Keys<Own, [1, 1, 1, 1]>;
export const rsbuild: never = null as unknown as Keys<Sections, [1, 1]>;
`;
const [ownLine, rsbuildLine] = [6, 7];

/**
 * Has the compiler name all options and compare each type that a page states with the real one.
 * Only the compiler can resolve the types of the package; its error messages carry the answer.
 */
export async function checkOptionTypes(
  documented: readonly DocumentedOption[],
  { folder, compiler, difference, prelude, compilerOptions }: OptionProgram,
): Promise<OptionTypes> {
  const typed = documented.filter(({ facts }) => facts.Type?.codes[0] !== undefined);
  const fileOf = (index: number): string => `option${index}.ts`;
  await writeFolder(folder, {
    ...Object.fromEntries(
      typed.map(({ name, facts }, index) => [
        fileOf(index),
        `${prelude}${compareType(facts.Type?.codes[0] ?? '', name)}`,
      ]),
    ),
    'options.ts': roots,
    'difference.ts': difference,
    'tsconfig.json': JSON.stringify({
      compilerOptions: { ...compilerOptions, noEmit: true, allowImportingTsExtensions: true },
      include: ['*.ts'],
    }),
  });
  const args = [compiler, '-p', '.', '--pretty', 'false', '--noErrorTruncation'];
  const { output } = await runNode(args, { cwd: folder });
  const diagnostics = parseDiagnostics(output);
  const namesAt = (line: number): string[] => {
    const found = diagnostics.find((one) => one.file === 'options.ts' && one.line === line);
    const names = [...(found?.message ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
    if (names.length === 0)
      throw new Error(`The options of the package cannot be read:\n${output}`);
    return [...new Set(names)];
  };
  return {
    own: namesAt(ownLine),
    rsbuild: namesAt(rsbuildLine).filter((name) => name.includes('.')),
    problems: typed.flatMap((option, index): Problem[] => {
      const found = diagnostics.find(
        ({ file, code }) => file === fileOf(index) && (isOwn(option.name) || code === wrongType),
      );
      if (!found) return [];
      return [
        {
          severity: 'error',
          message: `The type of \`${option.name}\` is not that of the package: ${found.message}`,
          fix: 'Compare it with the types of the package.',
          file: option.file,
          line: option.facts.Type?.line ?? option.line,
        },
      ];
    }),
  };
}

/** Of Rsbuild's options, pages show the part that libraries need, and may write it for the eye. */
function isOwn(name: string): boolean {
  return !/^(?:source|output|tools)\b/.test(name);
}

/** What the compiler says when a comparison fails, and not the text of the type itself. */
const wrongType = 'TS2322';

/** A type as a page states it, alone or declared behind others that it needs, beside the real one. */
function compareType(stated: string, name: string): string {
  const declared = [...stated.matchAll(/^type (\w+)/gm)].at(-1)?.[1];
  const documented = declared ?? 'Stated';
  return [
    declared ? stated : `type Stated = ${stated};`,
    `import type { Difference, Excess, Get } from './difference.ts';`,
    `import type { Options } from './options.ts';`,
    `export const difference: ${isOwn(name) ? 'Difference' : 'Excess'}<${documented}, Get<Options, ${JSON.stringify(name)}>> = [];`,
    '',
  ].join('\n');
}

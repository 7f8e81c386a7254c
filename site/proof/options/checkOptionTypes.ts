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

/** Lines of the program in front of the comparisons. */
const head = `import type { Rsbuild as AllOfRsbuild } from '@rslib/core';
import type { Difference, Get, Keys } from './difference.ts';
type Own = Omit<LibConfig, keyof AllOfRsbuild.EnvironmentConfig>;
type Sections = Required<Pick<RslibConfig, 'source' | 'output' | 'tools'>>;
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
  const typed = documented.filter(({ facts }) => facts.Type?.codes[0] !== undefined);
  const start = `${prelude}${head}`;
  const comparisons = typed.map(({ name, facts }, index) => {
    const stated = (facts.Type?.codes[0] ?? '').replace(/\s+/g, ' ').replace(/^type \w+ =|;$/g, '');
    return `export const o${index}: Difference<${stated}, Get<Own & Sections, ${JSON.stringify(name)}>> = [];`;
  });
  await writeFolder(folder, {
    'options.ts': `${start}${comparisons.join('\n')}\n`,
    'difference.ts': difference,
    'tsconfig.json': JSON.stringify({
      compilerOptions: { ...compilerOptions, noEmit: true, allowImportingTsExtensions: true },
      include: ['options.ts'],
    }),
  });
  const args = [compiler, '-p', '.', '--pretty', 'false', '--noErrorTruncation'];
  const { output } = await runNode(args, { cwd: folder });
  const diagnostics = parseDiagnostics(output);
  const firstLine = start.split('\n').length;
  const namesAt = (line: number): string[] => {
    const found = diagnostics.find((diagnostic) => diagnostic.line === line);
    const names = [...(found?.message ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
    if (names.length === 0)
      throw new Error(`The options of the package cannot be read:\n${output}`);
    return names;
  };
  return {
    own: namesAt(firstLine - 2),
    rsbuild: namesAt(firstLine - 1).filter((name) => name.includes('.')),
    problems: diagnostics.flatMap(({ line, message }): Problem[] => {
      const option = typed[line - firstLine];
      if (!option) return [];
      return [
        {
          severity: 'error',
          message: `The type of \`${option.name}\` is not that of the package: ${message}`,
          fix: 'Compare it with the types of the package.',
          file: option.file,
          line: option.facts.Type?.line ?? option.line,
        },
      ];
    }),
  };
}

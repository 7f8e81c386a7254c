import type { Problem } from 'islet/tools';
import type { Flag, Tool } from '../tool.ts';
import type { DocumentedOption } from './readOptions.ts';

/** A flag on the page of the command line, with its line. */
export interface FlagMention {
  flag: string;
  line: number;
}

/** Finds flags in the code of a page: `--dist-path`, `-w`. */
function findFlags(source: string): FlagMention[] {
  let inFence = false;
  return source.split('\n').flatMap((line, index): FlagMention[] => {
    if (/^\s*```/.test(line)) inFence = !inFence;
    if (inFence) return [];
    return [...line.matchAll(/`(--?[a-z][\w-]*)`/g)].map(([, flag = '']) => ({
      flag,
      line: index + 1,
    }));
  });
}

/** Number of different flags on a page. */
export const countFlags = (page: string): number =>
  new Set(findFlags(page).map(({ flag }) => flag)).size;

/** Compares the flags of the tool with the tables on its page, and with the pages about options. */
export function checkFlags({
  tool,
  page,
  pageFile,
  documented,
}: {
  tool: Pick<Tool, 'commands'>;
  /** Source of the page about the command line. */
  page: string;
  pageFile: string;
  documented: readonly DocumentedOption[];
}): Problem[] {
  const all = new Set(Object.values(tool.commands).flatMap((flags) => flags.flatMap(formsOf)));
  const rows = page.split('\n').filter((line) => line.startsWith('|'));
  const mentioned = new Set(findFlags(page).map(({ flag }) => flag));
  const missing = [...all].filter((flag) => !mentioned.has(flag));
  const problem = (
    message: string,
    fix: string,
    { file, line }: Pick<Problem, 'file' | 'line'>,
  ): Problem => ({
    severity: 'error',
    message,
    fix,
    file,
    ...(line === undefined ? {} : { line }),
  });
  const ofOptions = documented.flatMap(({ name, file, facts }) =>
    (facts['Command line']?.codes ?? []).map((flag) => ({
      name,
      flag,
      file,
      line: facts['Command line']?.line,
    })),
  );
  return [
    ...missing.map((flag) =>
      problem(`The tool has the flag \`${flag}\`, but the page does not list it.`, 'Add a row.', {
        file: pageFile,
      }),
    ),
    ...findFlags(rows.join('\n'))
      .filter(({ flag }) => !all.has(flag))
      .map(({ flag }) => {
        const line = page.split('\n').findIndex((text) => text.includes(`\`${flag}\``)) + 1;
        return problem(`The tool has no flag \`${flag}\`.`, 'Remove it.', { file: pageFile, line });
      }),
    ...ofOptions
      .filter(({ flag }) => !all.has(flag))
      .map(({ flag, file, line }) =>
        problem(`The tool has no flag \`${flag}\`.`, 'Remove it.', { file, line }),
      ),
    ...ofOptions
      .filter(({ flag, name }) => all.has(flag) && !rows.some((row) => rowSays(row, flag, name)))
      .map(({ flag, name, file, line }) =>
        problem(
          `The page of the command line does not say that \`${flag}\` sets \`${name}\`.`,
          `Make both agree; see ${pageFile}.`,
          { file, line },
        ),
      ),
  ];
}

function formsOf({ name, short, negatable }: Flag): string[] {
  return [name, ...(short ? [short] : []), ...(negatable ? [`--no-${name.slice(2)}`] : [])];
}

function rowSays(row: string, flag: string, option: string): boolean {
  return (
    row.includes(`\`${flag}\``) &&
    (row.includes(`\`lib.${option}\``) || row.includes(`\`${option}\``))
  );
}

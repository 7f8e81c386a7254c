import { nearestName, type Problem } from 'islet/tools';
import type { DocumentedOption } from './readOptions.ts';

/**
 * Compares the documented options with those of the tool: all of them must be documented, and
 * no others.
 */
export function checkOptionNames({
  documented,
  own,
  rsbuild,
  folder,
}: {
  documented: readonly DocumentedOption[];
  /** Rslib's own options including nested ones; and documented ones of Rsbuild. */
  own: readonly string[];
  rsbuild: readonly string[];
  /** Folder of the pages, for problems. */
  folder: string;
}): Problem[] {
  const known = new Set([...own, ...rsbuild]);
  const names = new Set(documented.map(({ name }) => name));
  const wanted = [...own.filter((name) => !name.includes('.')), ...rsbuild];
  const at = (message: string, fix: string, place: { file: string; line?: number }): Problem => ({
    severity: 'error',
    message,
    fix,
    ...place,
  });
  return [
    ...documented
      .filter(({ name }) => !known.has(name) && !isDeeper(name, rsbuild))
      .map(({ name, file, line }) => {
        const near = nearestName(name, [...known]);
        const fix = near ? `Did you mean \`${near}\`?` : 'Remove it, or name its replacement.';
        return at(`The tool has no option \`${name}\`.`, fix, { file, line });
      }),
    ...documented
      .filter(({ name, facts }) => wanted.includes(name) && !(facts.Type && facts.Default))
      .map(({ name, file, line }) =>
        at(
          `\`${name}\` has no type or no default.`,
          'Write a list below the heading: `- **Type:** …`, `- **Default:** …`.',
          { file, line },
        ),
      ),
    ...wanted
      .filter((name) => !names.has(name))
      .map((name) =>
        at(
          `No page describes the option \`${name}\` of the tool.`,
          'Give it a heading on a page in this folder.',
          { file: folder },
        ),
      ),
  ];
}

/** Pages about Rsbuild may document nested options that are not in the list of names. */
function isDeeper(name: string, rsbuild: readonly string[]): boolean {
  return rsbuild.some((option) => name.startsWith(`${option}.`));
}

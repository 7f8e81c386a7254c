import type { Problem } from 'islet/tools';
import type { DocumentedOption } from './readOptions.ts';
import type { SinceData } from './sinceData.ts';

/**
 * Compares what pages say about the first release with an option or flag with the published releases. An option that is
 * as old as the one that contains it needs nothing of its own.
 */
export function checkSince({
  documented,
  page,
  pageFile,
  data,
}: {
  documented: readonly DocumentedOption[];
  /** Source of the page about the command line. */
  page: string;
  pageFile: string;
  data: SinceData;
}): Problem[] {
  const options = documented.flatMap(({ name, file, line, since }) => {
    const path = name.replace(/\['([^']+)'\]/g, '.$1');
    const first = data.options[path];
    const parent = documented.find(
      (one) => path.startsWith(`${one.name}.`) && first === data.options[one.name],
    );
    const expected = parent ? undefined : first;
    return compare({ name, stated: since, expected, place: { file, line } });
  });
  const flags = page.split('\n').flatMap((row, index) => {
    const [, cell = ''] = /^\| (`--?[a-z][^|]*)\|/.exec(row) ?? [];
    const names = [...cell.matchAll(/`(--[a-z][\w-]*)`/g)].map(([, name = '']) => name);
    const name = names.find((one) => data.flags[one]) ?? names[0];
    if (name === undefined) return [];
    const stated = /<Badge since="([^"]+)" \/>/.exec(cell)?.[1];
    const expected = data.flags[name];
    return compare({ name, stated, expected, place: { file: pageFile, line: index + 1 } });
  });
  return [...options, ...flags];
}

function compare({
  name,
  stated,
  expected,
  place,
}: {
  name: string;
  stated: string | undefined;
  expected: string | undefined;
  place: Pick<Problem, 'file' | 'line'>;
}): Problem[] {
  if (stated === expected) return [];
  const does = stated === undefined ? 'says nothing about it' : `says ${stated}`;
  const message = expected
    ? `\`${name}\` came with ${expected}, but the page ${does}.`
    : `\`${name}\` is as old as what contains it, or older than all compared releases, but the page ${does}.`;
  const fix = expected
    ? `Write \`<Badge since="${expected}" />\`, or \`since: '${expected}'\` above a page about it.`
    : 'Remove it.';
  return [{ severity: 'error', message, fix, ...place }];
}

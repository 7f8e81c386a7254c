import type { TableLabels } from '../components/tableLabels.ts';
import type { SourceKind, SourceOutput, SourcesData } from './sourcesData.ts';

/** A table whose texts have code in backticks. */
export interface TextTable {
  /** Column headers. */
  outputs: string[];
  rows: Array<{ sources: string; cells: string[] }>;
}

/** In the order in which a table names them. */
const extensions = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'];

/**
 * Creates the table for a piece of code: a row for sources with the same results, and a column for
 * outputs with the same results. `formats` restricts the outputs.
 */
export function tableOfSources(
  { outputs, classes, rows }: SourcesData,
  code: string,
  {
    formats = outputs.map(({ format }) => format),
    labels,
  }: { formats?: readonly string[] | undefined; labels: TableLabels },
): TextTable {
  const row = rows.find((known) => known.code === code);
  if (!row) throw new Error(`No results are recorded for \`${code}\`.`);
  const shown = outputs.flatMap((output, index) =>
    formats.includes(output.format) ? [{ output, index }] : [],
  );
  const lines = group(
    classes.map((kinds, index) => ({
      item: kinds,
      key: shown.map((output) => row.values[index]?.[output.index] ?? ''),
    })),
  );
  const columns = group(
    shown.map(({ output }, at) => ({ item: output, key: lines.map(({ key }) => key[at] ?? '') })),
  );
  return {
    outputs: columns.map(({ items }) => nameOutputs(items, shown, labels)),
    rows: lines.map(({ items }, at) => ({
      sources: lines.length === 1 ? labels.everySource : nameSources(items.flat(), labels),
      cells: columns.map(({ key }) => labels.translateRemark(key[at] ?? '')),
    })),
  };
}

function group<Item>(
  all: ReadonlyArray<{ item: Item; key: string[] }>,
): Array<{ items: Item[]; key: string[] }> {
  const groups = new Map<string, { items: Item[]; key: string[] }>();
  for (const { item, key } of all) {
    const known = groups.get(key.join('\n')) ?? { items: [], key };
    known.items.push(item);
    groups.set(key.join('\n'), known);
  }
  return [...groups.values()];
}

/** `.ts`, and `.js` in a package with `"type": "module"`. */
function nameSources(kinds: readonly SourceKind[], labels: TableLabels): string {
  const typesOf = (extension: string): string[] =>
    kinds.flatMap((kind) => (kind.extension === extension ? [kind.type] : []));
  const whole = extensions.filter((extension) => typesOf(extension).length === 3);
  const partly = extensions.filter((extension) => [1, 2].includes(typesOf(extension).length));
  return [
    ...whole.map((extension) => `\`.${extension}\``),
    ...partly.map((extension) => `\`.${extension}\`${nameTypes(typesOf(extension), labels)}`),
  ].join(labels.comma);
}

function nameTypes(types: readonly string[], { withoutType, withType }: TableLabels): string {
  const names = types.filter((type) => type !== 'none').map((type) => `\`${type}\``);
  return names.length === 0 ? withoutType : withType(names, types.includes('none'));
}

/** `esm`, `cjs` for `web`. */
function nameOutputs(
  items: readonly SourceOutput[],
  shown: ReadonlyArray<{ output: SourceOutput }>,
  { comma, semicolon, forTarget }: TableLabels,
): string {
  const formats = [...new Set(items.map(({ format }) => format))];
  const targetsOf = (format: string, of: readonly SourceOutput[]): string[] =>
    of.flatMap((output) => (output.format === format ? [output.target] : []));
  const all = shown.map(({ output }) => output);
  const byTarget = group(
    formats.map((format) => {
      const targets = targetsOf(format, items);
      return { item: format, key: targets.length === targetsOf(format, all).length ? [] : targets };
    }),
  );
  return byTarget
    .sort((a, b) => a.key.length - b.key.length)
    .map(({ items: names, key }) => {
      const list = names.map((name) => `\`${name}\``).join(comma);
      return key[0] === undefined ? list : forTarget(list, key[0]);
    })
    .join(semicolon);
}

import type { Problem } from 'islet/tools';
import type { DefaultsData, OutputKind } from '../../data/defaultsData.ts';
import { defaultOf } from './checkDefaults.ts';
import { readDefaults } from './readDefaults.ts';
import type { Statement } from './readStatements.ts';

/** Patterns for how a statement refers to a format. */
const formatNames: Record<string, RegExp> = {
  esm: /\besm\b|\bES modules\b/i,
  cjs: /\bcjs\b|\bCommonJS\b/i,
  umd: /\bumd\b/i,
  iife: /\biife\b/i,
  mf: /\bmf\b|\bModule Federation\b/i,
};
const rest = /\bother formats\b|\botherwise\b/;
const targetNames = /\b(?:target|node|web|browsers?)\b/i;
const modeNames = /\bbundle(?:d|less)?\b/i;

/** Whether a text has no definite value. */
const isOpen = (text: string): boolean => /\bdepends\b|^see below$/.test(text);

/** Options that are internal to the bundler or to shims, or have no visible effect. */
const isInternal = (option: string): boolean =>
  /^(?:tools\.rspack|source\.define\.import\.meta)\b|\.minimizerOptions\.module$/.test(option);

/**
 * Compares documented defaults, including those in words, with the recorded ones for each kind of
 * output: if they depend on format, target or mode, the statement must say so, and values
 * must be the recorded ones.
 */
export function checkKinds(statements: readonly Statement[], data: DefaultsData): Problem[] {
  return statements.flatMap((statement): Problem[] => {
    const { option, of, text, file, line } = statement;
    const rows = data.rows.filter(
      (row) =>
        !isInternal(row.option) &&
        isChanged(row, data.kinds) &&
        (row.option === option || row.option.startsWith(`${option}.`)),
    );
    if (rows.length === 0 || isOpen(text)) return [];
    const unnamed = of === 'Rslib' ? nameMissing(rows, data.kinds, text) : nameTarget(rows, text);
    const wrong = of === 'Rslib' ? findWrong(rows, data.kinds, statement) : null;
    const at = { severity: 'error', file, line } as const;
    return [
      ...unnamed.map((differs) => ({
        ...at,
        message: `The default of \`${option}\` in ${of} ${differs}, but this does not say so.`,
        fix: `Say for which outputs it is true; see ${record}. Or write “depends on …”.`,
      })),
      ...(wrong ? [{ ...at, message: `\`${option}\` ${wrong}.`, fix: `See ${record}.` }] : []),
    ];
  });
}

const record = '`site/data/recorded/defaults.json`';

type Rows = DefaultsData['rows'];

/**
 * Whether Rslib sets an option itself. Other options have the same value in every output, but
 * Rsbuild may write it differently: `[]` for `undefined`.
 */
const isChanged = ({ rsbuild, values }: Rows[number], kinds: DefaultsData['kinds']): boolean =>
  kinds.some(({ target }, index) => values[index] !== rsbuild[target === 'web' ? 'web' : 'node']);

/** Treats all functions and long lists as equal: they look different without meaning it. */
const simplify = (value: string): string =>
  /^\[?an? (?:function|list)/.test(value) ? 'something' : value;

const valuesOf = (rows: Rows, index: number): string =>
  JSON.stringify(rows.map(({ values }) => simplify(values[index] ?? '–')));

function nameMissing(rows: Rows, kinds: readonly OutputKind[], text: string): string[] {
  const dependsOn = (name: keyof OutputKind): boolean =>
    kinds.some((kind, index) =>
      kinds.some(
        (other, at) =>
          valuesOf(rows, index) !== valuesOf(rows, at) &&
          Object.entries(kind).every(
            ([key, value]) => (value === other[key as keyof OutputKind]) !== (key === name),
          ),
      ),
    );
  return [
    ...listFormats(rows, kinds).flatMap((formats) =>
      rest.test(text) || formats.some((format) => formatNames[format]?.test(text))
        ? []
        : [`differs for ${formats.map((format) => `\`${format}\``).join(' and ')}`],
    ),
    ...(dependsOn('target') && !targetNames.test(text) ? ['depends on the target'] : []),
    ...(dependsOn('bundle') && !modeNames.test(text) ? ['depends on the mode'] : []),
  ];
}

/** Groups of formats with the same value, except the most frequent one. Only bundles have all formats. */
function listFormats(rows: Rows, kinds: readonly OutputKind[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const format of new Set(kinds.map((kind) => kind.format))) {
    const values = kinds.flatMap((kind, index) =>
      kind.bundle && kind.format === format ? [kind.target, valuesOf(rows, index)] : [],
    );
    const key = values.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), format]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length).slice(1);
}

function nameTarget(rows: Rows, text: string): string[] {
  const differs = rows.some(({ rsbuild }) => rsbuild.node !== rsbuild.web);
  return differs && !targetNames.test(text) ? ['depends on the target'] : [];
}

/** The first kind of output whose recorded value differs from the documented one. */
function findWrong(
  rows: Rows,
  kinds: readonly OutputKind[],
  { option, text, codes }: Statement,
): string | null {
  const [row] = rows;
  if (rows.length !== 1 || row?.option !== option) return null;
  const stated = readDefaults({ text, codes });
  for (const [index, kind] of kinds.entries()) {
    const found = defaultOf(stated, kind);
    const value = row.values[index] ?? '–';
    if (!found || simplify(value) === 'something' || isSame(found.code, value)) continue;
    const { format, bundle, target } = kind;
    const mode = bundle ? 'bundle' : 'bundleless';
    return `is \`${value}\` and not \`${found.code}\` for \`${format}\`, \`${target}\`, ${mode}`;
  }
  return null;
}

/** A dash means that an option is not set, so it is off. */
const isSame = (code: string, value: string): boolean =>
  code === value || (value === '–' && /^(?:false|undefined|\{\}|\[\])$/.test(code));

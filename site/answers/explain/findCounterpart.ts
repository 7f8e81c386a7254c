import { type ConfigValue, literalOf } from './configValue.ts';
import type { OtherTool } from './explainTool.ts';
import type { Counterpart, ExplainTexts } from './optionsSchema.ts';
import type { UsedPlugin } from './translatePlugins.ts';

/** What a table says about an option, and whether it has rows for the fields of it. */
interface FoundCounterpart {
  text: string;
  inner: boolean;
}

/**
 * Finds the row about an option in the table of a tool: by its path, then, unless it has to be exact, by that of the
 * option which it belongs to. A row may be about a value, as `bundle: false` is.
 */
export function findCounterpart(
  path: string,
  value: ConfigValue,
  { tool, texts, isExact = false }: { tool: OtherTool; texts: ExplainTexts; isExact?: boolean },
): FoundCounterpart | null {
  const { rows, name } = placeOf(path, { tool, texts });
  const row = rows.find(({ names }) => names.some((one) => isAbout(one, name, value)));
  if (row) {
    const inner = rows.some(({ names }) => names.some((one) => one.startsWith(`${name}.`)));
    return { text: row.text, inner };
  }
  const parent = name.split('.').slice(0, -1).join('.');
  if (isExact || parent === '') return null;
  const above = rows.find(({ names }) => names.includes(parent));
  return above ? { text: above.text, inner: false } : null;
}

/** The table that an option is in, and its name there: Vite's has the options of Rollup from that page. */
function placeOf(
  path: string,
  { tool, texts }: { tool: OtherTool; texts: ExplainTexts },
): { rows: readonly Counterpart[]; name: string } {
  const rows = texts.tools[tool]?.rows ?? [];
  const options = rows.filter(({ group }) => group === 'options');
  if (tool === 'rollup') return { rows: options, name: path.replace(/^output\./, '') };
  if (tool !== 'vite' || !path.startsWith('build.')) return { rows: options, name: path };
  const build = rows.filter(({ group }) => group === 'build');
  const name = path.slice('build.'.length).replace(/^rollupOptions\b/, 'rolldownOptions');
  if (!name.startsWith('rolldownOptions.') || build.some(({ names }) => names.includes(name)))
    return { rows: build, name };
  const ofRollup = texts.tools.rollup?.rows.filter(({ group }) => group === 'options') ?? [];
  return { rows: ofRollup, name: name.replace(/^rolldownOptions\.(?:output\.)?/, '') };
}

/** `entry` is about `entry`, and `bundle: false` about that value alone. */
function isAbout(one: string, name: string, value: ConfigValue): boolean {
  const [, option, wanted] = /^([\w.]+): (.+)$/.exec(one) ?? [];
  if (option === undefined) return one === name;
  if (option !== name) return false;
  const literal = literalOf(value);
  return typeof literal !== 'boolean' || String(literal) === wanted;
}

/** Whether an import leads to a file of the reader's own, and not into a package. */
export const isOwnFile = (from: string): boolean => /^(?:\.{0,2}|[@~])\//.test(from);

/** What a table says about a plugin; `null` if it has no row. */
export function textOfPlugin(
  { from, name }: UsedPlugin,
  texts: ExplainTexts,
  tool: OtherTool,
): string | null {
  const order: OtherTool[] = tool === 'vite' ? ['vite', 'rollup'] : ['rollup', 'vite'];
  const rows = order.flatMap(
    (one) => texts.tools[one]?.rows.filter(({ group }) => group === 'plugins') ?? [],
  );
  // The reader's own files aren't listed, even if one is called `vite`.
  if (from === null || isOwnFile(from)) return null;
  const base = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
  const own = rows.find(({ names }) => names.includes(from) || names.includes(base));
  if (own) return own.text;
  const isUniversal =
    /^unplugin\b|\/(?:vite|rollup|rolldown|esbuild)$/.test(from) || name.startsWith('unplugin');
  return isUniversal ? (rows.find(({ names }) => names.includes('unplugin'))?.text ?? null) : null;
}

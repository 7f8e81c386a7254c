import { type ConfigDraft, createDraft, type DraftOptions, quote } from './configDraft.ts';
import { type ConfigValue, literalOf, valueAtPath } from './configValue.ts';
import { isOn, translateFormats } from './translateValues.ts';
import { ofOutput, type Translation, translations } from './translations.ts';

/** `needless` is what is off in Rslib, too; of what is `partial`, options of its own are left. */
export type TranslationOutcome = 'whole' | 'needless' | 'partial';

/** A config of Rslib for a config of another tool, and the options that are in it. */
export interface TranslatedConfig {
  draft: ConfigDraft;
  /** What has become of the options that were translated, by path. */
  outcomes: Map<string, TranslationOutcome>;
}

/** Where each tool has the formats and the global name, and which formats it builds without any. */
const formatOptions = {
  tsup: { formats: 'format', name: 'globalName', missing: ['cjs'] },
  tsdown: { formats: 'format', name: 'globalName', missing: ['esm'] },
  vite: { formats: 'build.lib.formats', name: 'build.lib.name', missing: ['esm', 'umd'] },
} as const;

/** Translates a config of another tool as far as its values are known. */
export function translateTool(
  tool: 'tsup' | 'tsdown' | 'vite' | 'rollup',
  root: ConfigValue,
): TranslatedConfig {
  const draft = createDraft();
  const found: TranslatedConfig = { draft, outcomes: new Map() };
  applyAll(translations[tool] ?? [], { root, into: draft.shared, ...found });
  if (tool === 'rollup') translateOutputs(root, found);
  else translateFormatList(tool, root, found);
  // Vite builds for browsers, unless the code is for a server.
  const isForNode =
    /node/.test(String(literalOf(valueAtPath(root, 'build.target')))) ||
    isOn(valueAtPath(root, 'build.ssr'));
  if (tool === 'vite' && !isForNode) draft.shared.set('output.target', "'web'");
  keepWholeSource(draft.shared);
  moveToItems(draft);
  return found;
}

function applyAll(
  all: readonly Translation[],
  { root, into, draft, outcomes }: { root: ConfigValue; into: DraftOptions } & TranslatedConfig,
): void {
  for (const { from, to, hasOptions } of all) {
    const value = valueAtPath(root, from);
    const found = value ? to(value, draft) : null;
    if (!value || !found) continue;
    const isPartial = hasOptions && value.kind === 'object' && value.fields.length > 0;
    const isNeedless = literalOf(value) === false && found.length === 0;
    outcomes.set(from, isPartial ? 'partial' : isNeedless ? 'needless' : 'whole');
    for (const [option, code] of found) into.set(option, code);
  }
}

function translateFormatList(
  tool: 'tsup' | 'tsdown' | 'vite',
  root: ConfigValue,
  { draft, outcomes }: TranslatedConfig,
): void {
  const { formats: path, name: namePath, missing } = formatOptions[tool];
  const value = valueAtPath(root, path);
  const name = valueAtPath(root, namePath);
  const several = tool === 'vite' && valueAtPath(root, 'build.lib.entry')?.kind !== 'literal';
  const formats = value ? translateFormats(value) : several ? ['esm', 'cjs'] : missing;
  if (value && formats) outcomes.set(path, 'whole');
  for (const format of formats ?? []) {
    // A global name needs UMD, as the table says.
    const isNamed = name !== undefined && (format === 'umd' || format === 'iife');
    draft.items.push(
      new Map([
        ['format', quote(isNamed ? 'umd' : format)],
        ...(isNamed ? [['umdName', name.text] as const] : []),
      ]),
    );
  }
}

function translateOutputs(root: ConfigValue, { draft, outcomes }: TranslatedConfig): void {
  const output = valueAtPath(root, 'output');
  const outputs = output?.kind === 'array' ? output.items : output ? [output] : [];
  for (const one of outputs.filter(({ kind }) => kind === 'object')) {
    const item: DraftOptions = new Map();
    const format = valueAtPath(one, 'format');
    const [known] = (format && translateFormats(format)) ?? [];
    const name = valueAtPath(one, 'name');
    if (known) item.set('format', quote(known));
    if (known === 'umd' && name) item.set('umdName', name.text);
    const own: TranslatedConfig['outcomes'] = new Map();
    applyAll(ofOutput, { root: one, into: item, draft, outcomes: own });
    if (applyFile(valueAtPath(one, 'file'), item)) own.set('file', 'whole');
    if (known) own.set('format', 'whole');
    for (const [path, outcome] of own) outcomes.set(`output.${path}`, outcome);
    draft.items.push(item);
  }
}

/** `dist/a.mjs` → the directory and the name of the file. Returns whether they are known. */
function applyFile(file: ConfigValue | undefined, item: DraftOptions): boolean {
  const [, folder, name] = /^(?:\.\/)?(.*)\/([^/]+)$/.exec(String(literalOf(file) ?? '')) ?? [];
  if (folder === undefined || name === undefined) return false;
  if (folder !== 'dist') item.set('output.distPath', quote(`./${folder}`));
  item.set('output.filename.js', quote(name));
  return true;
}

/**
 * Without bundling, Rslib writes only the files that are entries, and by default all in `src`; other tools also write
 * those that entries import.
 */
function keepWholeSource(shared: DraftOptions): void {
  const isList = shared.get('source.entry')?.includes('[') ?? false;
  if (shared.get('bundle') === 'false' && !isList) shared.delete('source.entry');
}

/** Lib items alone take some options. */
function moveToItems({ items, shared }: ConfigDraft): void {
  const shims = shared.get('shims.esm');
  if (shims === undefined) return;
  shared.delete('shims.esm');
  for (const item of items) if (item.get('format') === "'esm'") item.set('shims.esm', shims);
}

import type { ConfigAnswer, ExplainedLine, LineNote } from './configAnswer.ts';
import { printDraft } from './configDraft.ts';
import {
  type ConfigField,
  type ConfigValue,
  fieldOf,
  literalOf,
  type ParsedConfig,
  shortText,
  valueAtPath,
} from './configValue.ts';
import type { ExplainLabels } from './explainLabels.ts';
import type { ExplainSources } from './explainRslib.ts';
import { findCounterpart, isOwnFile, textOfPlugin } from './findCounterpart.ts';
import { mergeDrafts } from './mergeDrafts.ts';
import { listPlugins, translatePlugin, type UsedPlugin } from './translatePlugins.ts';
import { type TranslatedConfig, type TranslationOutcome, translateTool } from './translateTool.ts';

/** Tools whose configs have a table of counterparts. */
export type OtherTool = 'tsup' | 'tsdown' | 'vite' | 'rollup';

/** A config of another tool with what was translated of it. */
interface ToolConfig extends TranslatedConfig {
  tool: OtherTool;
  root: ConfigValue;
  sources: ExplainSources;
}

/** Says what each option of another tool becomes, and drafts the config of Rslib. */
export function explainTool(
  tool: OtherTool,
  parsed: ParsedConfig,
  sources: ExplainSources,
): Pick<ConfigAnswer, 'groups' | 'config' | 'remarks'> {
  const { labels } = sources;
  const roots = parsed.roots.filter((root) => root.kind === 'object');
  const configs = roots.map(
    (root): ToolConfig => ({ tool, root, sources, ...translateTool(tool, root) }),
  );
  const groups = configs.map((config, index) => {
    const plugins = pluginsOf(config, parsed);
    const lines = [
      ...(config.root.kind === 'object'
        ? config.root.fields.flatMap((field) => explainOption(field, { ...config, path: [] }))
        : []),
      ...plugins.map((plugin) => explainPlugin(plugin, config)),
    ].sort((a, b) => a.line - b.line);
    return { title: configs.length > 1 ? labels.configTitle(index + 1) : '', lines };
  });
  const drafts = configs.map((config, index) => {
    const lines = groups[index]?.lines ?? [];
    for (const { path, notes } of lines)
      for (const { kind, text } of notes)
        if (kind === 'instead') config.draft.comments.push(`${path}: ${plainText(text)}`);
    const isOnlyTypes = pluginsOf(config, parsed).some(({ from }) => from === 'rollup-plugin-dts');
    return { draft: config.draft, isOnlyTypes };
  });
  const hasItems = drafts.some(({ draft }) => draft.items.length > 0);
  return {
    groups,
    remarks: [labels.translated(sources.texts.tools[tool]?.page ?? '')],
    config: hasItems ? printDraft(mergeDrafts(drafts)) : null,
  };
}

/** The plugins of the config; those of Rollup's outputs too. */
function pluginsOf({ root }: ToolConfig, { imports }: ParsedConfig): UsedPlugin[] {
  const output = fieldOf(root, 'output');
  const outputs = output?.kind === 'array' ? output.items : output ? [output] : [];
  const inner = ['build.rollupOptions.plugins', 'build.rolldownOptions.plugins'].map((path) =>
    valueAtPath(root, path),
  );
  return [
    fieldOf(root, 'plugins'),
    ...inner,
    ...outputs.map((one) => fieldOf(one, 'plugins')),
  ].flatMap((plugins) => listPlugins(plugins, imports));
}

function explainPlugin(plugin: UsedPlugin, { tool, draft, sources }: ToolConfig): ExplainedLine {
  const { texts, labels } = sources;
  const isDone = translatePlugin(plugin, draft);
  const listed = textOfPlugin(plugin, texts, tool);
  return {
    line: plugin.value.line,
    path: plugin.from ?? (plugin.name || 'plugins'),
    value: shortText(plugin.value),
    says: '',
    page: null,
    notes: [noteOfPlugin(plugin, { listed, isDone, page: texts.tools[tool]?.page ?? '', labels })],
  };
}

function noteOfPlugin(
  { value, from }: UsedPlugin,
  {
    listed,
    isDone,
    page,
    labels,
  }: { listed: string | null; isDone: boolean; page: string; labels: ExplainLabels },
): LineNote {
  if (listed !== null) {
    const hasOptions = value.kind === 'call' && value.args.length > 0;
    const text = isDone || !hasOptions ? listed : `${listed}${labels.ownOptions}`;
    return { kind: isDone ? 'done' : 'instead', text };
  }
  if (value.kind === 'unread' && from === null) return { kind: 'unread', text: labels.unread };
  // What comes from a file, or is written in the config.
  const isOwn = from === null || isOwnFile(from);
  return isOwn
    ? { kind: 'instead', text: labels.ownPlugin }
    : { kind: 'unread', text: labels.notListed(page) };
}

/** Options whose fields have rows of their own, or which only hold others. */
const holders =
  /^(?:build|build\.lib|build\.(?:rollup|rolldown)Options|build\.(?:rollup|rolldown)Options\.output|output|resolve|css|deps)$/;

function explainOption(
  field: ConfigField,
  place: ToolConfig & { path: readonly string[] },
): ExplainedLine[] {
  const { path, tool, outcomes, sources } = place;
  const { key, value } = field;
  // As good as not there.
  if (value.kind === 'literal' && value.value === undefined) return [];
  const line = {
    line: field.line,
    path: [...path, key].join('.'),
    value: shortText(value),
    says: '',
    page: null,
  };
  if (key === '...')
    return [{ ...line, path: '…', notes: [{ kind: 'unread', text: sources.labels.unread }] }];
  const name = line.path;
  if (tool === 'vite' && name === 'test')
    return [{ ...line, notes: [{ kind: 'done', text: sources.labels.vitest }] }];
  if (/(?:^|\.)plugins$/.test(name) && value.kind === 'array') return [];
  if (holders.test(name) && (value.kind === 'object' || value.kind === 'array')) {
    const objects = value.kind === 'array' ? value.items : [value];
    return objects.flatMap((one) =>
      one.kind === 'object'
        ? one.fields.flatMap((inner) => explainOption(inner, { ...place, path: [...path, key] }))
        : [],
    );
  }
  const found = findCounterpart(name, value, { tool, texts: sources.texts });
  const children =
    found?.inner && value.kind === 'object'
      ? value.fields
          .filter(({ key: one }) =>
            findCounterpart(`${name}.${one}`, value, { tool, texts: sources.texts, isExact: true }),
          )
          .flatMap((inner) => explainOption(inner, { ...place, path: [...path, key] }))
      : [];
  return [
    {
      ...line,
      notes: [noteOf(found?.text ?? null, { outcome: outcomes.get(name) ?? null, value, place })],
    },
    ...children,
  ];
}

function noteOf(
  text: string | null,
  {
    outcome,
    value,
    place: {
      tool,
      sources: { texts, labels },
    },
  }: {
    outcome: TranslationOutcome | null;
    value: ConfigValue;
    place: ToolConfig & { path: readonly string[] };
  },
): LineNote {
  const isSwitch = typeof literalOf(value) === 'boolean';
  if (outcome === 'needless' || (text === null && isSwitch && outcome))
    return { kind: 'done', text: labels.sameInRslib };
  if (text === null)
    return value.kind === 'unread' || value.kind === 'call'
      ? { kind: 'unread', text: labels.unread }
      : { kind: 'unread', text: labels.notListed(texts.tools[tool]?.page ?? '') };
  const [, rest] = /^(?:none|无)(?:$|[;；]\s*(.*)$)/.exec(text) ?? [];
  if (/^(?:none|无)(?:[;；]|$)/.test(text))
    return { kind: 'none', text: rest ?? labels.noCounterpart };
  if (outcome === 'partial') return { kind: 'instead', text: `${text}${labels.ownOptions}` };
  return { kind: outcome ? 'done' : 'instead', text };
}

/** A text without links, for comments. */
const plainText = (text: string): string =>
  text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '');

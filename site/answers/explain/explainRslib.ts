import type {
  ConfigAnswer,
  ExplainedGroup,
  ExplainedLine,
  LineNote,
  RichText,
} from './configAnswer.ts';
import {
  type ConfigField,
  type ConfigValue,
  fieldOf,
  mayHoldMore,
  type ParsedConfig,
  shortText,
  valueAtPath,
} from './configValue.ts';
import type { ExplainLabels } from './explainLabels.ts';
import { findConflict, findNoEffect } from './findNoEffect.ts';
import { isDefault } from './isDefault.ts';
import {
  describeAllowed,
  listOptions,
  mayMatch,
  schemaAt,
  schemaOf,
  withFields,
} from './optionSchemas.ts';
import type { ExplainTexts, OptionSchema, OptionsFile } from './optionsSchema.ts';
import { kindOf, type OutputContext, readContext } from './outputContext.ts';
import type { PackageLabels } from './packageLabels.ts';
import { suggestOption } from './suggestOption.ts';

/** What explanations are made from, in one language. */
export interface ExplainSources {
  options: OptionsFile;
  texts: ExplainTexts;
  labels: ExplainLabels;
  packageLabels: PackageLabels;
}

/** Where an option is, and what the output is that it decides about. */
interface OptionPlace {
  level: 'top' | 'item';
  contexts: readonly OutputContext[];
  /** What else may set the same option: the object with it, of which parts may be spread in, and the top level for items. */
  root: ConfigValue;
  item: ConfigValue | null;
}

/** Explains each key of a config of Rslib, by lib item. */
export function explainRslib(
  parsed: ParsedConfig,
  sources: ExplainSources,
): Pick<ConfigAnswer, 'groups' | 'remarks'> {
  const { labels } = sources;
  const groups = parsed.roots.flatMap((root): ExplainedGroup[] => {
    const lib = fieldOf(root, 'lib');
    const items = lib?.kind === 'array' ? lib.items : [];
    // Without lib items, the options of the top level are those of the only output.
    const contexts = lib
      ? items.map((item) => readContext(item, root))
      : [readContext(undefined, root)];
    const top = explainLevel(root, { level: 'top', contexts, root, item: null }, sources);
    const inner = items.map((item, index) => {
      const context = contexts[index] ?? readContext(item, root);
      const place: OptionPlace = { level: 'item', contexts: [context], root, item };
      return {
        title: titleOf(context, { index, labels }),
        lines: explainLevel(item, place, sources),
      };
    });
    return [...(top.length > 0 ? [{ title: labels.topLevel, lines: top }] : []), ...inner];
  });
  return { groups, remarks: [] };
}

function titleOf(
  { format, bundle, target }: OutputContext,
  { index, labels }: { index: number; labels: ExplainLabels },
): string {
  const mode = bundle === null ? labels.depends : bundle ? labels.bundled : labels.bundleless;
  return labels.itemTitle(index + 1, {
    format: format ?? labels.depends,
    mode,
    target: target ?? labels.depends,
  });
}

function explainLevel(
  value: ConfigValue,
  place: OptionPlace,
  sources: ExplainSources,
): ExplainedLine[] {
  if (value.kind !== 'object') return [unreadLine(value, sources)];
  return value.fields
    .filter(({ key }) => !(place.level === 'top' && key === 'lib'))
    .flatMap((field) => explainField(field, { path: [], place, sources }));
}

const unreadLine = (value: ConfigValue, { labels }: ExplainSources): ExplainedLine => ({
  line: value.line,
  path: '…',
  value: shortText(value),
  says: '',
  page: null,
  notes: [{ kind: 'unread', text: labels.unread }],
});

/** A field of a config, below the path of its parents. */
interface FieldPlace {
  path: readonly string[];
  place: OptionPlace;
  sources: ExplainSources;
}

function explainField(field: ConfigField, { path, place, sources }: FieldPlace): ExplainedLine[] {
  if (field.key === '...') return [unreadLine(field.value, sources)];
  const inner = [...path, field.key];
  const name = inner.join('.');
  const schema = schemaAt(schemaOf(sources.options, place.level), inner);
  const facts = sources.texts.options[name];
  const says =
    facts?.says ?? (schema && isUndescribed(schema, inner) ? sources.labels.ofRsbuild : '');
  const line = {
    line: field.line,
    path: name,
    value: shortText(field.value),
    says,
    page: pageOf(schema),
    facts: listFacts(schema, sources.labels),
  };
  if (!schema) {
    const change = sources.texts.changes[name];
    const notes = [explainUnknown(name, { place, sources })];
    return [{ ...line, says: '', page: change?.page ?? null, notes }];
  }
  const noEffect = idleNote(name, { place, sources });
  const isSection = schema['x-type'] === undefined && withFields(schema) !== null;
  const children =
    field.value.kind === 'object' && !noEffect && withFields(schema)
      ? field.value.fields.flatMap((one) => explainField(one, { path: inner, place, sources }))
      : [];
  const notes = noEffect ? [noEffect] : listNotes(field.value, { name, schema, place, sources });
  // `output` and the like only hold options.
  if (isSection && notes.length === 0 && children.length > 0) return children;
  // A reason that is all there is to say isn't said twice.
  const isSaid = notes.some(({ text }) => text === says);
  return [{ ...line, says: isSaid ? '' : says, notes }, ...children];
}

/** Whether no page has anything about an option that there is: one of the many that Rsbuild has. */
const isUndescribed = (schema: OptionSchema, path: readonly string[]): boolean =>
  schema['x-page'] === undefined && Object.keys(schema).length > 0 && path.length <= 2;

/** The route of the section about an option; `$id` names the site. */
const pageOf = (schema: OptionSchema | null): string | null =>
  schema?.['x-page']?.replace(/^https?:\/\/[^/]+/, '') ?? null;

function listFacts(schema: OptionSchema | null, { since }: ExplainLabels): RichText[] {
  const release = schema?.['x-since'];
  const flags = schema?.['x-flags'] ?? [];
  return [
    ...(release === undefined ? [] : [since(release)]),
    ...flags.map((flag) => `\`${flag}\``),
  ];
}

function explainUnknown(
  name: string,
  { place: { level }, sources: { options, texts, labels } }: Omit<FieldPlace, 'path'>,
): LineNote {
  const change = texts.changes[name];
  if (change) return { kind: 'changed', text: change.says };
  const other = level === 'top' ? 'item' : 'top';
  const elsewhere = schemaAt(schemaOf(options, other), name.split('.'));
  if (elsewhere && Object.keys(elsewhere).length > 0)
    return { kind: 'wrong', text: other === 'top' ? labels.onlyTop : labels.onlyItem };
  const near = suggestOption(name, listOptions(schemaOf(options, level)));
  return { kind: 'wrong', text: labels.noOption(name) + (near ? labels.didYouMean(near) : '') };
}

/** Why an option does nothing: what its page says about libraries, or a rule about this kind of output. */
function idleNote(
  name: string,
  { place: { contexts }, sources: { texts, labels } }: Omit<FieldPlace, 'path'>,
): LineNote | null {
  const reason = findNoEffect(name, contexts);
  if (reason) return { kind: 'noEffect', text: labels.reasons[reason] };
  const text = texts.options[name]?.noEffect;
  // Only a build for Module Federation can start a server.
  const hasServer = contexts.some(({ format }) => format === 'mf' || format === null);
  if (text === undefined || (hasServer && /^(?:server|dev)$/.test(name))) return null;
  return { kind: 'noEffect', text };
}

function listNotes(
  value: ConfigValue,
  {
    name,
    schema,
    place,
    sources: { texts, labels },
  }: { name: string; schema: OptionSchema } & Omit<FieldPlace, 'path'>,
): LineNote[] {
  const { contexts } = place;
  const notes: LineNote[] = [];
  const facts = texts.options[name];
  const change = texts.changes[name];
  if (change) notes.push({ kind: 'changed', text: change.says });
  else if (facts?.deprecated !== undefined)
    notes.push({ kind: 'changed', text: labels.deprecated(facts.deprecated) });
  if (!mayMatch(value, schema)) {
    const text = labels.wrongValue(shortText(value), describeAllowed(schema, labels));
    return [...notes, { kind: 'wrong', text }];
  }
  const conflict = findConflict(name, value, contexts);
  if (conflict) return [...notes, { kind: 'wrong', text: labels.conflicts[conflict] }];
  if (value.kind === 'unread') notes.push({ kind: 'unread', text: labels.unread });
  const code = defaultFor(schema, contexts);
  if (code !== null && isDefault(value, code) && !isSetElsewhere(name, place))
    return [...notes, { kind: 'same', text: labels.sameAsDefault }];
  if (code !== null) notes.push({ kind: 'default', text: labels.defaultIs(code) });
  else if (facts?.default !== undefined) notes.push({ kind: 'default', text: facts.default });
  return notes;
}

/** Whether an option that is left out could still be set: at the top level, or by what is spread in. */
const isSetElsewhere = (name: string, { root, item }: OptionPlace): boolean =>
  mayHoldMore(item ?? root, name) ||
  (item !== null && (valueAtPath(root, name) !== undefined || mayHoldMore(root, name)));

/** The default as code, if it's the same for all these kinds of output. */
function defaultFor(schema: OptionSchema, contexts: readonly OutputContext[]): string | null {
  const defaults = schema['x-defaults'];
  if (defaults === undefined || typeof defaults === 'string') return defaults ?? null;
  const found = new Set(contexts.map((context) => defaults[kindOf(context) ?? ''] ?? null));
  const [first] = found;
  return found.size === 1 && first ? first : null;
}

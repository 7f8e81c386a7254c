import type { OptionSchema, OptionsFile } from '../../answers/explain/optionsSchema.ts';
import type { DefaultsData, OutputKind } from '../../data/defaultsData.ts';
import { readDefaults, readLiteral } from '../options/readDefaults.ts';
import type { ConfigKeys } from './listConfigKeys.ts';
import type { OptionFacts } from './readOptionFacts.ts';
import { readTypeSchema } from './readTypeSchema.ts';

/** What the schema is made from. */
export interface OptionSources {
  /** Where the site is: `https://rslib.rs`. */
  url: string;
  version: string;
  keys: ConfigKeys;
  facts: ReadonlyMap<string, OptionFacts>;
  defaults: DefaultsData;
  /** The first release with an option. */
  since: Readonly<Record<string, string>>;
}

/** Creates the schema of a config, with what the site knows about each option. */
export function createOptionsFile(sources: OptionSources): OptionsFile {
  const { url, version, keys } = sources;
  const item: OptionSchema = { type: 'object', properties: {}, additionalProperties: false };
  for (const name of keys.item) placeOption(item, name, describeOption(name, sources));
  const top: OptionSchema = { type: 'object', properties: {}, additionalProperties: false };
  for (const name of keys.top) placeOption(top, name, describeOption(name, sources));
  for (const level of [item, top]) {
    for (const { option } of sources.defaults.rows)
      if (/^(?:output|resolve|performance)\.\w+\.\w/.test(option) && !sources.facts.has(option))
        placeOption(level, option, readDefault(option, '', sources.defaults));
  }
  const lib: OptionSchema = {
    type: 'array',
    items: { $ref: '#/$defs/item' },
    description: 'Outputs of a build, each with options of its own.',
    'x-page': `${url}/config/lib/`,
  };
  const environments: OptionSchema = describeOption('environments', sources);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${url}/options.json`,
    title: 'Config of Rslib',
    'x-release': version,
    ...top,
    properties: { lib, environments, ...top.properties },
    $defs: { item },
  };
}

function describeOption(name: string, sources: OptionSources): OptionSchema {
  const facts = sources.facts.get(name);
  const since = sources.since[name];
  const release = since === undefined ? {} : { 'x-since': since };
  if (!facts) return release;
  const stated = facts.default ? readDefault(name, facts.default, sources.defaults) : {};
  return {
    ...(facts.type === undefined ? {} : readTypeSchema(typeOf(facts.type))),
    description: withoutLinks(facts.says),
    'x-page': `${sources.url}${facts.page}`,
    ...(facts.type === undefined ? {} : { 'x-type': facts.type }),
    ...(facts.default === undefined ? {} : { 'x-default': withoutLinks(facts.default) }),
    ...stated,
    ...(facts.deprecated === undefined
      ? {}
      : { deprecated: true, 'x-deprecated': withoutLinks(facts.deprecated) }),
    ...(facts.noEffect === undefined ? {} : { 'x-no-effect': withoutLinks(facts.noEffect) }),
    ...(facts.flags === undefined ? {} : { 'x-flags': facts.flags }),
    ...release,
  };
}

/** A type in words, such as that of `seaOptions`, allows everything. */
const typeOf = (text: string): string => (/^an? /.test(text) ? 'unknown' : text);

const withoutLinks = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** `esm bundled node` */
const nameKind = ({ format, bundle, target }: OutputKind): string =>
  `${format} ${bundle ? 'bundled' : 'bundleless'} ${target}`;

/** The default as code: of each kind of output as recorded, or as the page says. */
function readDefault(
  name: string,
  words: string,
  { rows, kinds }: DefaultsData,
): Pick<OptionSchema, 'default' | 'x-defaults'> {
  // Kinds of output differ in their target, which each was recorded with.
  const recorded =
    name === 'output.target' ? undefined : rows.find(({ option }) => option === name)?.values;
  const text = withoutLinks(words).replaceAll('`', '');
  const codes = [...words.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  const stated = readDefaults({ text, codes });
  const isKnown = stated.length > 0 && stated.every(({ when }) => when !== 'remark');
  const values = kinds.map((kind, index) => {
    const found = stated.find(({ when }) => typeof when === 'function' && when(kind));
    const always = stated.find(({ when }) => when === 'always');
    const own = recorded?.[index];
    if (own !== undefined && isInWords(own)) return undefined;
    return own ?? (isKnown ? (found ?? always)?.code : undefined);
  });
  const [first] = values;
  if (values.every((value) => value === first)) {
    if (first === undefined || first === '–') return {};
    const literal = readLiteral(first, first);
    const plain = literal && literal.value !== undefined ? { default: literal.value } : {};
    return { ...plain, 'x-defaults': first };
  }
  const byKind = kinds.flatMap((kind, index) => {
    const value = values[index];
    return value === undefined || value === '–' ? [] : [[nameKind(kind), value] as const];
  });
  return { 'x-defaults': Object.fromEntries(byKind) };
}

/** Whether a recorded value has parts that only words describe, as `[a function]` and `a list of 56` do. */
const isInWords = (value: string): boolean => /\ba (?:function|list of \d+)\b/.test(value);

/** Sections of which all options are known. */
const closedSections = [
  'dev',
  'html',
  'output',
  'performance',
  'resolve',
  'security',
  'server',
  'source',
  'tools',
];

/** Puts the description of an option where its path leads, below the part of its parent that is an object. */
function placeOption(root: OptionSchema, name: string, option: OptionSchema): void {
  const [key = '', ...rest] = splitPath(name);
  const parent = objectPart(root);
  parent.properties ??= {};
  const inner = parent.properties[key] ?? {};
  parent.properties[key] = inner;
  // The compiler has listed all that these hold.
  if (closedSections.includes(key) && parent === root) inner.additionalProperties = false;
  if (rest.length > 0) {
    placeOption(inner, rest.join('.'), option);
    return;
  }
  // A nested option may have been described by the type of its parent already.
  for (const [field, value] of Object.entries(option)) Object.assign(inner, { [field]: value });
  if (option.type || option.anyOf || option.enum) clearOthers(inner, option);
}

/** What a description of its own replaces. */
function clearOthers(inner: OptionSchema, option: OptionSchema): void {
  for (const field of ['type', 'anyOf', 'enum', 'items', 'additionalProperties'] as const)
    if (option[field] === undefined) delete inner[field];
}

/** `shims.cjs.import.meta.url` has a key with dots. */
function splitPath(name: string): string[] {
  const [, before, quoted] = /^(shims\.cjs)\.(import\.meta\.\w+)$/.exec(name) ?? [];
  return before === undefined || quoted === undefined
    ? name.split('.')
    : name === before
      ? []
      : ['shims', 'cjs', quoted];
}

/** The alternative with fields, which is added if there is none. */
function objectPart(schema: OptionSchema): OptionSchema {
  if (schema.properties || schema.type === 'object') return schema;
  const found = schema.anyOf?.find((one) => one.type === 'object');
  if (found) return found;
  if (!schema.type && !schema.enum && !schema.anyOf) return schema;
  const added: OptionSchema = { type: 'object', properties: {} };
  const { type, enum: values, items } = schema;
  schema.anyOf = [
    ...(schema.anyOf ?? [
      {
        ...(type ? { type } : {}),
        ...(values ? { enum: values } : {}),
        ...(items ? { items } : {}),
      },
    ]),
    added,
  ];
  delete schema.type;
  delete schema.enum;
  delete schema.items;
  return added;
}

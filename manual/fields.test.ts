import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { frontmatterSchema, metaFile, siteConfigSchema, toInputSchema } from 'islet/testing';
import { expect, test } from 'vitest';
import type { z } from 'zod';

type Node = z.core.JSONSchema._JSONSchema;

/** `path: type = default` of each field, as in `footer.message: string = ''`. */
type FieldLines = string[];

/** Fields whose own fields are described elsewhere: on another page, or as those of the entry itself. */
const describedElsewhere = new Set([
  ...['editLink', 'announcement', 'footer', 'nav', 'sidebar', 'labels'].map(
    (name) => `locales.${name}`,
  ),
  'isolated.contentSecurityPolicy',
  'themeConfig.hero',
  'themeConfig.features',
  'themeConfig.nav.items',
  'themeConfig.sidebar.items',
]);

/** Lists the fields of a schema, with those of the objects in them. */
function listFields(schema: z.ZodType): FieldLines {
  const root = toInputSchema(schema);
  const follow = (node: Node): Exclude<Node, boolean> => {
    if (typeof node === 'boolean') return {};
    const name = node.$ref?.split('/').at(-1);
    return name === undefined ? node : follow(root.$defs?.[name] ?? {});
  };
  /** All forms that a value may have. */
  const formsOf = (node: Node): Array<Exclude<Node, boolean>> => {
    const found = follow(node);
    const forms = found.anyOf ?? found.oneOf;
    return forms ? forms.flatMap(formsOf) : [found];
  };
  const nameForm = (form: Exclude<Node, boolean>): string => {
    if (typeof form.tsType === 'string') return form.tsType.replace(/^import\(.+\)\./, '');
    if (form.const !== undefined) return show(form.const);
    if (form.enum) return form.enum.map(show).join(' | ');
    if (form.prefixItems) return `[${form.prefixItems.map(nameType).join(', ')}]`;
    if (form.type === 'array') {
      const item = nameType(form.items as Node);
      return item.includes('|') ? `(${item})[]` : `${item}[]`;
    }
    if (form.type !== 'object') return form.type === 'integer' ? 'number' : nameBasic(form.type);
    const values = form.properties ? undefined : form.additionalProperties;
    return values ? `Record<string, ${nameType(values)}>` : 'object';
  };
  const nameType = (node: Node): string => [...new Set(formsOf(node).map(nameForm))].join(' | ');
  /** The objects in a value, also in lists and records. */
  const objectsIn = (node: Node): Array<Exclude<Node, boolean>> =>
    formsOf(node).flatMap((form) => {
      if (form.properties) return [form];
      const inner = form.type === 'array' ? form.items : form.additionalProperties;
      return typeof inner === 'object' ? objectsIn(inner as Node) : [];
    });
  const describe = (node: Node, prefix: string): FieldLines => {
    const objects = objectsIn(node);
    const names = new Set(objects.flatMap(({ properties }) => Object.keys(properties ?? {})));
    return [...names].flatMap((name) => {
      const own = objects.flatMap((object) => {
        const value = object.properties?.[name];
        return value === undefined ? [] : [{ object, value }];
      });
      const where = prefix + name;
      const values = own.map(({ value }) => value);
      const isRequired =
        own.length === objects.length && own.every(({ object }) => object.required?.includes(name));
      const standard = own
        .map(({ object, value }) => {
          const { const: only, default: given } = follow(value);
          return given ?? (object.required?.includes(name) ? undefined : only);
        })
        .find((value) => value !== undefined);
      const type = nameType({ anyOf: values } as Node);
      const absent = isRequired ? 'required' : 'none';
      const line = `${where}: ${type} = ${standard === undefined ? absent : show(standard)}`;
      if (describedElsewhere.has(where)) return [line];
      return [line, ...describe({ anyOf: values } as Node, `${where}.`)];
    });
  };
  return describe(root, '').sort();
}

/** One basic type or several. */
const nameBasic = (type: unknown): string => [type].flat().join(' | ');

/** A value as code writes it. */
function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

/**
 * Reads the fields that a page describes: headings with a list of type and default, and the rows of tables
 * that begin with the columns Field, Type and Default, which belong to the heading above them.
 */
async function readFields(page: string): Promise<FieldLines> {
  const file = path.join(import.meta.dirname, 'docs/en', page);
  const fields: FieldLines = [];
  let heading = '';
  let type = '';
  let isTable = false;
  for (const line of (await readFile(file, 'utf8')).split('\n')) {
    heading = /^#{2,} (.+)$/.exec(line)?.[1]?.replaceAll('`', '') ?? heading;
    type = /^- \*\*Type:\*\* (.+)$/.exec(line)?.[1] ?? type;
    const [, standard] = /^- \*\*Default:\*\* (.+)$/.exec(line) ?? [];
    if (standard !== undefined) fields.push(`${heading}: ${plain(type)} = ${plain(standard)}`);
    if (!line.startsWith('|')) isTable = false;
    const [name = '', ...cells] = line.split(/(?<!\\)\|/).slice(1);
    if (isTable && !/^ *-+ *$/.test(name)) {
      const prefix = heading.startsWith('_') ? '' : `${heading}.`;
      fields.push(`${prefix}${plain(name)}: ${plain(cells[0])} = ${plain(cells[1])}`);
    }
    isTable ||= /^\| Field +\| Type +\| Default +\|/.test(line);
  }
  return fields.sort();
}

/** The text of a cell without the signs of code. */
const plain = (text = ''): string => text.trim().replaceAll('`', '').replaceAll('\\|', '|');

test('the reference describes every field of the config', async () => {
  const [config, theme] = await Promise.all(
    ['reference/config.md', 'reference/theme-config.md'].map(readFields),
  );
  expect([...(config ?? []), ...(theme ?? [])].sort()).toEqual(listFields(siteConfigSchema));
});

test('the reference describes every key of the front matter', async () => {
  expect(await readFields('reference/front-matter.md')).toEqual(listFields(frontmatterSchema));
});

test('the guide describes every field of `_meta.json`', async () => {
  expect(await readFields('guide/navigation.md')).toEqual(listFields(metaFile));
});

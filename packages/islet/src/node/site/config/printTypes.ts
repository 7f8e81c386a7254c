import { z } from 'zod';

type Node = z.core.JSONSchema._JSONSchema;
type Form = Exclude<Node, boolean>;

/** What is printed: the name of the type, and its comment. */
export interface TypeHeading {
  name: string;
  description: string;
}

/**
 * Prints what a schema accepts as the declaration of a TypeScript type. Each field has its description and its default as a
 * comment, which editors show. Types that only code can check are in the metadata of their schema, as `tsType`.
 */
export function printTypes(schema: z.ZodType, { name, description }: TypeHeading): string {
  const root = toInputSchema(schema);
  const named = { ...root.$defs, [name]: { ...root, description } };
  const declarations = Object.entries(named).map(
    ([key, one]) => `${comment(one)}export type ${key} = ${printForms(one)};\n`,
  );
  return declarations.join('\n');
}

/** The JSON Schema of what a schema accepts; each part has its default. */
export function toInputSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // Zod leaves it out where the value is transformed afterward.
    override({ zodSchema: { _zod }, jsonSchema }) {
      if (_zod.def.type === 'default') jsonSchema.default = _zod.def.defaultValue;
    },
  });
}

const toCode = (value: unknown): string => JSON.stringify(value);

function printForms(node: Node | undefined): string {
  if (typeof node !== 'object') return 'unknown';
  const forms = node.anyOf ?? node.oneOf ?? [node];
  return [...new Set(forms.map(printForm))].join(' | ');
}

function printForm(form: Node): string {
  if (typeof form === 'boolean') return 'unknown';
  if (typeof form.tsType === 'string') return form.tsType;
  if (form.$ref !== undefined) return form.$ref.split('/').at(-1) ?? 'unknown';
  if (form.anyOf ?? form.oneOf) return `(${printForms(form)})`;
  if (form.const !== undefined) return toCode(form.const);
  if (form.enum) return form.enum.map(toCode).join(' | ');
  if (form.type === 'array') return printArray(form);
  if (form.type === 'object') return printObject(form);
  const basic = [form.type].flat().map((type) => (type === 'integer' ? 'number' : type));
  return basic.join(' | ') || 'unknown';
}

function printArray({ prefixItems = [], minItems = prefixItems.length, items }: Form): string {
  if (prefixItems.length === 0) return `Array<${printForms(items as Node)}>`;
  const printed = prefixItems.map(
    (item, index) => `${printForms(item)}${index < minItems ? '' : ' | undefined'}`,
  );
  return `[${printed.map((one, index) => (index < minItems ? one : `(${one})?`)).join(', ')}]`;
}

function printObject({ properties, required = [], additionalProperties }: Form): string {
  if (properties === undefined) return `Record<string, ${printForms(additionalProperties)}>`;
  const fields = Object.entries(properties).map(([name, value]) => {
    const type = printForms(value);
    const key = /^[a-z_]\w*$/i.test(name) ? name : toCode(name);
    const field = required.includes(name) ? `${key}: ${type}` : `${key}?: ${type} | undefined`;
    return `${comment(value)}${field};\n`;
  });
  return `{\n${fields.join('')}}`;
}

function comment(node: Node): string {
  if (typeof node === 'boolean' || node.description === undefined) return '';
  const { description, default: fallback } = node;
  const lines = [description, ...(fallback === undefined ? [] : [`@default ${toCode(fallback)}`])];
  return `/**\n${lines.map((line) => ` * ${line.replaceAll('*/', '*\\/')}\n`).join('')} */\n`;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '#testing/fixtureSites.ts';
import { jsonSchemas } from './jsonSchemas.ts';
import { toInputSchema } from './printTypes.ts';
import { siteConfigSchema } from './schema.ts';

const draft7 = 'http://json-schema.org/draft-07/schema#';

test('a nav item may hold nav items, and what has a default may be left out', () => {
  expect(jsonSchemas()['_nav.json']).toMatchObject({
    $schema: draft7,
    type: 'array',
    items: { $ref: '#/definitions/NavEntry' },
    definitions: {
      NavEntry: {
        additionalProperties: false,
        required: ['text'],
        properties: {
          position: { default: 'right', enum: ['left', 'right'] },
          items: { type: 'array', items: { $ref: '#/definitions/NavEntry' } },
        },
      },
    },
  });
});

test('a meta entry is a name or one of the kinds, each with its own keys', () => {
  const entry = (type: string, required: string[]) => ({
    additionalProperties: false,
    required,
    properties: { type: { const: type } },
  });
  expect(jsonSchemas()['_meta.json']).toMatchObject({
    $schema: draft7,
    type: 'array',
    items: {
      anyOf: [
        { type: 'string', description: expect.stringContaining('Name of the file') },
        {
          oneOf: [
            entry('file', ['type', 'name']),
            entry('dir', ['type', 'name']),
            entry('link', ['type', 'label', 'link']),
            entry('divider', ['type']),
            entry('section-header', ['type', 'label']),
            entry('dir-section-header', ['type', 'name']),
          ],
        },
      ],
    },
  });
});

/** Paths of the fields in a schema that have no description. */
function listSilent(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {}, ...others } = node as { properties?: Record<string, object> };
  return [
    ...Object.entries(properties)
      .filter(([, field]) => !('description' in field))
      .map(([name]) => `${place}.${name}`),
    ...Object.entries({ ...others, ...properties }).flatMap(([name, inner]) =>
      listSilent(inner, `${place}.${name}`),
    ),
  ];
}

test.each([['site.config.ts', toInputSchema(siteConfigSchema)], ...Object.entries(jsonSchemas())])(
  'every field of %s has a description, which editors show',
  (name, schema) => {
    expect(listSilent(schema, name)).toEqual([]);
  },
);

test('VS Code reads them from the installed package', () => {
  for (const folder of ['.', 'packages/create-islet/template']) {
    const file = path.join(repository, folder, '.vscode/settings.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))['json.schemas']).toEqual(
      ['_nav.json', '_meta.json'].map((name) => ({
        fileMatch: [name],
        url: `./node_modules/islet/dist/schemas/${name}`,
      })),
    );
  }
});

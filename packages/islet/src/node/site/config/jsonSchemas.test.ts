import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { jsonSchemas, writeJsonSchemas } from './jsonSchemas.ts';

const draft7 = 'http://json-schema.org/draft-07/schema#';

test('a nav item may hold nav items, and what has a default may be left out', () => {
  expect(jsonSchemas()['_nav.json']).toMatchObject({
    $schema: draft7,
    type: 'array',
    items: { $ref: '#/definitions/__schema0' },
    definitions: {
      __schema0: {
        additionalProperties: false,
        required: ['text'],
        properties: {
          position: { default: 'right', enum: ['left', 'right'] },
          items: { type: 'array', items: { $ref: '#/definitions/__schema0' } },
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

test('the schemas are written for editors', async () => {
  const siteRoot = await mkdtemp(path.join(tmpdir(), 'site-'));
  try {
    await writeJsonSchemas(siteRoot);
    for (const [name, schema] of Object.entries(jsonSchemas())) {
      const text = await readFile(path.join(siteRoot, '.islet/schemas', name), 'utf8');
      expect(JSON.parse(text)).toEqual(schema);
    }
  } finally {
    await rm(siteRoot, { recursive: true });
  }
});

test('VS Code looks for them where they are written', async () => {
  const repository = path.join(import.meta.dirname, '../../../../../..');
  const text = await readFile(path.join(repository, '.vscode/settings.json'), 'utf8');
  expect(JSON.parse(text)['json.schemas']).toEqual(
    Object.keys(jsonSchemas()).map((name) => ({
      fileMatch: [name],
      url: `./site/.islet/schemas/${name}`,
    })),
  );
});

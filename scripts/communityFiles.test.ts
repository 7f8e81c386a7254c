import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './run.mjs';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema */
const formSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z.array(
    z.strictObject({
      type: z.enum(['input', 'textarea']),
      id: z.string().regex(/^[\w-]+$/),
      attributes: z.strictObject({
        label: z.string(),
        description: z.string().optional(),
        placeholder: z.string().optional(),
        render: z.string().optional(),
      }),
      validations: z.strictObject({ required: z.boolean() }).optional(),
    }),
  ),
});

const forms = readdirSync(path.join(root, '.github/ISSUE_TEMPLATE')).filter(
  (file) => file !== 'config.yml',
);

test.each(forms)('%s is a form of which each field has its own name', (file) => {
  const { body } = formSchema.parse(parse(read(`.github/ISSUE_TEMPLATE/${file}`)));
  expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
  expect(new Set(body.map(({ attributes }) => attributes.label)).size).toBe(body.length);
});

test('the rules for updates name files and packages that exist', () => {
  const { packageRules } = z
    .object({
      packageRules: z.array(
        z.object({
          matchFileNames: z.array(z.string()).default([]),
          matchPackageNames: z.array(z.string()).default([]),
        }),
      ),
    })
    .parse(JSON.parse(read('renovate.json')));
  const files = packageRules.flatMap(({ matchFileNames }) => matchFileNames);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const manifests = ['package.json', ...files].map(read).join('\n');
  const names = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames);
  expect(names.filter((name) => !manifests.includes(`"${name}"`))).toEqual([]);
});

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import english from '#shared/labels/en.json' with { type: 'json' };
import { labelsFor } from '../site/config/labelsFor.ts';
import { readJsonFile } from '../site/config/readJsonFile.ts';
import { labelOverrides } from '../site/config/schema/labelOverrides.ts';
import { formatProblems } from '../support/problems/formatProblems.ts';
import type { OptionsOf } from './defineCommand.ts';
import type { labelsCommand } from './labelsCommand.ts';

/**
 * `labels`: writes `labels/<language>.json` with the texts that the site would show. Those that the file has stay as they
 * are, so that the command adds what a new release brings.
 */
export async function runLabels({
  siteRoot,
  lang,
}: OptionsOf<typeof labelsCommand>): Promise<number> {
  const name = `labels/${lang}.json`;
  const file = path.join(siteRoot, name);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const read = readJsonFile(labelOverrides, text, name);
  if ('problems' in read) {
    process.stderr.write(formatProblems(read.problems));
    return 1;
  }
  const kept = Object.keys(read.value).length;
  const labels = labelsFor(lang, read.value);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(labels, Object.keys(english), 2)}\n`);
  const added = Object.keys(labels).length - kept;
  process.stdout.write(`Added ${added} texts to ${name}. Translate them, and name the file in the config:

  import labels from './${name}' with { type: 'json' };

  locales: [{ lang: '${lang}', label: '…', labels }]
`);
  return 0;
}

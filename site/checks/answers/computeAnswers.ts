import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findFiles, readMarkdown } from 'islet-prove';
import type { Counterpart, ExplainTexts } from '../../answers/explain/optionsSchema.ts';
import { compilerOptions } from '../compilerOptions.ts';
import { defaultsSchema } from '../options/defaultsSchema.ts';
import { sinceSchema } from '../options/sinceData.ts';
import { createOptionsFile } from './createOptionsFile.ts';
import { type ConfigKeys, listConfigKeys } from './listConfigKeys.ts';
import { mergeFacts, pickTexts } from './mergeFacts.ts';
import { routeOfLink } from './printInline.ts';
import { readChanges } from './readChanges.ts';
import { readCounterparts } from './readCounterparts.ts';
import { type OptionFacts, readOptionFacts } from './readOptionFacts.ts';

/** Languages of the pages; the facts are those of the first. */
const languages = ['en', 'zh'] as const;

/** Pages about the tools whose configs are translated. */
const tools = ['tsup', 'tsdown', 'vite', 'rollup'] as const;

/**
 * Computes what explanations need: the schema of a config for programs, and the texts of the pages by language. `folder` is
 * emptied first; the packages of the examples must be found from it.
 */
export async function computeAnswers({
  root,
  version,
  folder,
}: {
  root: string;
  version: string;
  folder: string;
}): Promise<{ 'options.json': Buffer; texts: Record<string, Buffer> }> {
  const keys = await listConfigKeys({
    folder,
    compiler: path.join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
    compilerOptions,
  });
  const [english, ...others] = await Promise.all(
    languages.map((lang) => readLanguage(root, { lang, keys })),
  );
  if (!english) throw new Error('There are no pages.');
  const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
  const { options: since } = sinceSchema.parse(JSON.parse(await read('site/data/since.json')));
  const options = createOptionsFile({
    url: 'https://rslib.rs',
    version,
    keys,
    facts: english.facts,
    defaults: defaultsSchema.parse(JSON.parse(await read('site/data/recorded/defaults.json'))),
    since,
  });
  const texts = [english, ...others].map(({ texts }, index) => [
    `${languages[index]}.json`,
    print(texts),
  ]);
  return { 'options.json': print(options), texts: Object.fromEntries(texts) };
}

const print = (value: object): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

async function readLanguage(
  root: string,
  { lang, keys }: { lang: string; keys: ConfigKeys },
): Promise<{ facts: Map<string, OptionFacts>; texts: ExplainTexts }> {
  const known = new Set([...keys.item, ...keys.top, 'environments']);
  const docs = `site/docs/${lang}`;
  const config = await readMarkdown(root, await findFiles(root, `${docs}/config`, /\.mdx?$/));
  const facts = mergeFacts(
    config.flatMap((file) => readOptionFacts(file, (name) => known.has(name))),
  );
  const pages = await readMarkdown(
    root,
    tools.map((tool) => `${docs}/guide/migration/${tool}.mdx`),
  );
  const ofTools = pages.map((page, index): [string, { page: string; rows: Counterpart[] }] => [
    tools[index] ?? '',
    { page: routeOfLink('', page.file), rows: readCounterparts(page) },
  ]);
  const upgrade = await readMarkdown(root, [`${docs}/guide/upgrade/v0-to-v1.mdx`]);
  const options = [...facts].map(([name, one]) => [name, pickTexts(one)] as const);
  return {
    facts,
    texts: {
      options: Object.fromEntries(options),
      changes: Object.assign({}, ...upgrade.map(readChanges)),
      tools: Object.fromEntries(ofTools),
    },
  };
}

import type { ConfigAnswer, ConfigKind } from './configAnswer.ts';
import { explainLabels } from './explainLabels.ts';
import type { ExplainTexts, OptionsFile } from './optionsSchema.ts';
import { packageLabels } from './packageLabels.ts';

/** Explains a text in the language of the page. */
export type Explainer = (text: string, kind?: ConfigKind) => ConfigAnswer;

/** Loads the parser and what is known about options, which are needed as soon as something was pasted. */
export async function loadExplainer(lang: string): Promise<Explainer> {
  const [{ explainText }, { default: options }, { default: texts }] = await Promise.all([
    import('./explainText.ts'),
    import('../../public/options.json'),
    lang === 'zh' ? import('../../data/answers/zh.json') : import('../../data/answers/en.json'),
  ]);
  const read: [unknown, unknown] = [options, texts];
  if (!isOptionsFile(read[0]) || !isExplainTexts(read[1]))
    throw new Error("The data of the options isn't what was recorded.");
  const sources = {
    options: read[0],
    texts: read[1],
    labels: explainLabels(lang),
    packageLabels: packageLabels(lang),
  };
  return (text, kind) => explainText(text, sources, kind);
}

/** Whether parsed JSON is the schema of a config. */
export const isOptionsFile = (value: unknown): value is OptionsFile =>
  typeof value === 'object' && value !== null && 'x-release' in value && '$defs' in value;

/** Whether parsed JSON has the texts of the pages. */
export const isExplainTexts = (value: unknown): value is ExplainTexts =>
  typeof value === 'object' && value !== null && 'changes' in value && 'tools' in value;

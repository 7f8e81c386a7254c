import { explainLabels } from './explainLabels.ts';
import type { ExplainSources } from './explainRslib.ts';
import type { ExplainTexts, OptionsFile } from './optionsSchema.ts';
import { packageLabels } from './packageLabels.ts';

/** Recorded JSON: the schema of all options, and the texts of a language. */
export interface RecordedAnswers {
  options: unknown;
  texts: unknown;
}

/** What explanations in a language are made from. Throws if the data isn't what was recorded. */
export function createSources(lang: string, { options, texts }: RecordedAnswers): ExplainSources {
  if (!isOptionsFile(options) || !isExplainTexts(texts))
    throw new Error("The data of the options isn't what was recorded.");
  return { options, texts, labels: explainLabels(lang), packageLabels: packageLabels(lang) };
}

/** Whether parsed JSON is the schema of a config. */
const isOptionsFile = (value: unknown): value is OptionsFile =>
  typeof value === 'object' && value !== null && 'x-release' in value && '$defs' in value;

/** Whether parsed JSON has the texts of the pages. */
const isExplainTexts = (value: unknown): value is ExplainTexts =>
  typeof value === 'object' && value !== null && 'changes' in value && 'tools' in value;

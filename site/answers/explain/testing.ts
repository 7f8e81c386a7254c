import english from '../../data/answers/en.json';
import chinese from '../../data/answers/zh.json';
import options from '../../public/options.json';
import { explainLabels } from './explainLabels.ts';
import type { ExplainSources } from './explainRslib.ts';
import { isExplainTexts, isOptionsFile } from './loadExplainer.ts';
import { packageLabels } from './packageLabels.ts';

/** What explanations are made from, as it's recorded. */
export function createSources(lang: 'en' | 'zh' = 'en'): ExplainSources {
  const [file, texts]: [unknown, unknown] = [options, lang === 'zh' ? chinese : english];
  if (!isOptionsFile(file) || !isExplainTexts(texts))
    throw new Error('The data is not as recorded.');
  return { options: file, texts, labels: explainLabels(lang), packageLabels: packageLabels(lang) };
}

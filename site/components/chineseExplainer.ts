import { createSources } from '../answers/explain/createSources.ts';
import { explainText } from '../answers/explain/explainText.ts';
import texts from '../data/answers/zh.json';
import options from '../public/options.json';
import { ExplainedAnswer } from './ExplainedAnswer.tsx';
import type { Explainer } from './loadExplainer.ts';

const sources = createSources('zh', { options, texts });

/** Explains in Chinese. */
export const chineseExplainer: Explainer = {
  explain: (text, kind) => explainText(text, sources, kind),
  Answer: ExplainedAnswer,
};

import { createSources } from '../answers/explain/createSources.ts';
import { explainText } from '../answers/explain/explainText.ts';
import texts from '../data/answers/en.json';
import options from '../public/options.json';
import { ExplainedAnswer } from './ExplainedAnswer.tsx';
import type { Explainer } from './loadExplainer.ts';

const sources = createSources('en', { options, texts });

/** Explains in English. */
export const englishExplainer: Explainer = {
  explain: (text, kind) => explainText(text, sources, kind),
  Answer: ExplainedAnswer,
};

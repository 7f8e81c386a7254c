import texts from '../../data/answers/en.json';
import options from '../../public/options.json';
import { createSources } from './createSources.ts';
import { explainText } from './explainText.ts';
import type { Explainer } from './loadExplainer.ts';

const sources = createSources('en', { options, texts });

/** Explains a text in English. */
export const explainInEnglish: Explainer = (text, kind) => explainText(text, sources, kind);

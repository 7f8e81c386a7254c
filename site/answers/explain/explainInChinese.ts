import texts from '../../data/answers/zh.json';
import options from '../../public/options.json';
import { createSources } from './createSources.ts';
import { explainText } from './explainText.ts';
import type { Explainer } from './loadExplainer.ts';

const sources = createSources('zh', { options, texts });

/** Explains a text in Chinese. */
export const explainInChinese: Explainer = (text, kind) => explainText(text, sources, kind);

import type { ConfigAnswer, ConfigKind } from './configAnswer.ts';

/** Explains a text in the language of the page. */
export type Explainer = (text: string, kind?: ConfigKind) => ConfigAnswer;

/**
 * Loads the parser and what is known about options, which are needed as soon as something was pasted. They are one file
 * for each language, because each file that is loaded on demand costs every page of the site its name.
 */
export const loadExplainer = async (lang: string): Promise<Explainer> =>
  lang === 'zh'
    ? (await import('./explainInChinese.ts')).explainInChinese
    : (await import('./explainInEnglish.ts')).explainInEnglish;

import type { ComponentType } from 'react';
import type { ConfigAnswer, ConfigKind } from '../answers/explain/configAnswer.ts';

/** Explains texts in the language of the page, and shows the answers. */
export interface Explainer {
  /** Without a `kind`, the text tells what it is. */
  explain(text: string, kind?: ConfigKind): ConfigAnswer;
  Answer: ComponentType<{ answer: ConfigAnswer }>;
}

/**
 * Loads the parser, what is known about options, and what shows it, once there is something to explain. They are one file
 * for each language, because each file that is loaded on demand costs every page of the site its name.
 */
export const loadExplainer = async (lang: string): Promise<Explainer> =>
  lang === 'zh'
    ? (await import('./chineseExplainer.ts')).chineseExplainer
    : (await import('./englishExplainer.ts')).englishExplainer;

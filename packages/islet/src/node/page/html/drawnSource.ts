import type { Element as HastElement } from 'hast';

/** Languages of code that is drawn. */
type DrawnLanguage = 'math' | 'mermaid';

/** Code that is shown as a formula or a diagram. */
export interface DrawnSource {
  language: DrawnLanguage;
  /** Whether it is inside a line of text. */
  isInline: boolean;
  /** Whether it is a block of code, with a box around it. */
  isBlock: boolean;
}

/** Returns what an element is the source of; null for any other element. */
export function drawnSourceOf({ tagName, properties }: HastElement): DrawnSource | null {
  const { className, dataLang } = properties;
  const classes = Array.isArray(className) ? className : [];
  if (tagName === 'code' && classes.includes('language-math')) {
    return { language: 'math', isInline: classes.includes('math-inline'), isBlock: false };
  }
  const isBlock = tagName === 'div' && classes.includes('code');
  if (!isBlock || (dataLang !== 'math' && dataLang !== 'mermaid')) return null;
  return { language: dataLang, isInline: false, isBlock };
}

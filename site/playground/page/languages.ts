import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import type { LanguageSupport } from '@codemirror/language';

/** What each end of a file's name is highlighted as. */
const languages: ReadonlyArray<[ends: RegExp, create: () => LanguageSupport]> = [
  [/\.(?:[cm]?tsx?)$/, () => javascript({ typescript: true, jsx: true })],
  [/\.(?:[cm]?jsx?)$/, () => javascript({ jsx: true })],
  [/\.(?:json|map)$/, json],
  [/\.(?:css|scss|less)$/, css],
  [/\.(?:vue|svelte|html)$/, html],
];

/** The language of a file for editing and highlighting; undefined for those that have no colors. */
export function createLanguage(path: string): LanguageSupport | undefined {
  return languages.find(([ends]) => ends.test(path))?.[1]();
}

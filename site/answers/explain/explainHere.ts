import english from '../../data/answers/en.json';
import chinese from '../../data/answers/zh.json';
import options from '../../public/options.json';
import { configKinds } from './configAnswer.ts';
import { createSources } from './createSources.ts';
import type { ExplainSources } from './explainRslib.ts';
import { explainText } from './explainText.ts';
import { formatAnswer } from './formatAnswer.ts';

/** What explanations are made from, as it's recorded. */
export const readSources = (lang: 'en' | 'zh' = 'en'): ExplainSources =>
  createSources(lang, { options, texts: lang === 'zh' ? chinese : english });

/** Explains a config or a `package.json` as Markdown; without a known `kind`, the text tells what it is. */
export function explainHere(
  text: string,
  { lang, kind, url }: { lang: 'en' | 'zh'; kind: string; url: string },
): string {
  const sources = readSources(lang);
  const answer = explainText(
    text,
    sources,
    configKinds.find((one) => one === kind),
  );
  return formatAnswer(answer, { labels: sources.labels, url: lang === 'zh' ? `${url}/zh` : url });
}

import english from '../../data/answers/en.json';
import chinese from '../../data/answers/zh.json';
import options from '../../public/options.json';
import { configKinds } from './configAnswer.ts';
import { explainLabels } from './explainLabels.ts';
import type { ExplainSources } from './explainRslib.ts';
import { explainText } from './explainText.ts';
import { formatAnswer } from './formatAnswer.ts';
import { isExplainTexts, isOptionsFile } from './loadExplainer.ts';
import { packageLabels } from './packageLabels.ts';

/** What explanations are made from, as it's recorded. */
export function createSources(lang: 'en' | 'zh' = 'en'): ExplainSources {
  const [file, texts]: [unknown, unknown] = [options, lang === 'zh' ? chinese : english];
  if (!isOptionsFile(file) || !isExplainTexts(texts))
    throw new Error('The data is not as recorded.');
  return { options: file, texts, labels: explainLabels(lang), packageLabels: packageLabels(lang) };
}

/** Explains a config or a `package.json` as Markdown; without a known `kind`, the text tells what it is. */
export function explainHere(
  text: string,
  { lang, kind, url }: { lang: 'en' | 'zh'; kind: string; url: string },
): string {
  const sources = createSources(lang);
  const answer = explainText(
    text,
    sources,
    configKinds.find((one) => one === kind),
  );
  return formatAnswer(answer, { labels: sources.labels, url: lang === 'zh' ? `${url}/zh` : url });
}

import type { OptionTexts } from '../../answers/explain/optionsSchema.ts';
import type { OptionFacts } from './readOptionFacts.ts';

/**
 * Joins what several places say about each option: the section about it counts, with the short sentence of a table that
 * lists it.
 */
export function mergeFacts(all: readonly OptionFacts[]): Map<string, OptionFacts> {
  const merged = new Map<string, OptionFacts>();
  for (const name of new Set(all.map((facts) => facts.name))) {
    const places = all.filter((facts) => facts.name === name);
    const main = places.find(({ type }) => type !== undefined) ?? places[0];
    if (!main) continue;
    const row = places.find(({ says, page, isRow, noEffect }) => {
      const shared = all.filter((one) => one.says === says && one.page === page);
      return isRow && noEffect === undefined && shared.length === 1;
    });
    const noEffect = places.find((one) => one.noEffect !== undefined)?.noEffect;
    const says = row ? endSentence(row.says) : shorten(main.says);
    merged.set(name, { ...main, says, ...(noEffect === undefined ? {} : { noEffect }) });
  }
  return merged;
}

/** The texts of an option, for pages. */
export function pickTexts({
  says,
  default: value,
  deprecated,
  noEffect,
}: OptionFacts): OptionTexts {
  return {
    says,
    ...(value === undefined ? {} : { default: value }),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(noEffect === undefined ? {} : { noEffect: endSentence(noEffect) }),
  };
}

/** What points to an example on its page says nothing elsewhere. */
const pointer =
  /\b(?:above|below|this config|like this|likewise|following|they|then)\b|下面|上面|如下|同上|要这样|^The same/i;

/** How a sentence begins that is about an example. */
const example = /^(?:Th(?:is|ese)|Here|Both|In this)\b|^(?:这|下|例如)/;

/** Such words at the end of a sentence that is clear without them. */
const reference =
  /, as (?:\[above\]\([^)]*\)|in the examples? above)|，(?:\[如上所示\]\([^)]*\)|如上例所示)/g;

/** The first two sentences that need no context; code keeps its dots. */
function shorten(text: string): string {
  const sentences = text
    .replaceAll(reference, '')
    .replace(/:$/, '.')
    .replace(/：$/, '。')
    .match(/(?:`[^`]*`|\]\([^)]*\)|[^`。.!?！？]|[.!?](?!\s|$))+(?:[。！？]|[.!?](?=\s|$))?/g);
  const firsts = (sentences ?? []).slice(0, 2);
  const end = firsts.findIndex(
    (one, index) => pointer.test(one.trim()) || (index > 0 && example.test(one.trim())),
  );
  return firsts
    .slice(0, end === -1 ? undefined : end)
    .join('')
    .trim();
}

function endSentence(text: string): string {
  if (text === '' || /[.!?。！？]$/.test(text)) return text;
  return `${text}${/\p{Script=Han}/u.test(text) ? '。' : '.'}`;
}

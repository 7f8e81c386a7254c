import { linkTo, type ThingText } from '../index/indexFormat.ts';
import { normalizeName } from '../index/readNames.ts';
import type { AnswerCard } from '../searchTypes.ts';
import { normalizeText } from '../text/normalizeText.ts';
import type { RankedPage } from './rankPages.ts';
import type { SearchedIndex } from './searchedIndex.ts';

/**
 * Returns the answer card if the best pages explain the option, flag or function with exactly this name. On the
 * first page, the end of a name is enough (`bundle` for `lib.bundle`); on later ones, something else is
 * meant (`esm` is a format before it is `shims.esm`). A field that is explained together
 * with its option has the card of the option. Of two names that differ in case, it takes the one that is typed.
 */
export async function findAnswer(
  { textsOf, outlineOf }: SearchedIndex,
  query: string,
  ranked: readonly RankedPage[],
): Promise<AnswerCard | null> {
  const name = normalizeName(query);
  if (name === '' || /\s/.test(name)) return null;
  let best: { card: AnswerCard; rank: number } | null = null;
  for (const { page } of ranked) {
    const [texts, { url }] = await Promise.all([textsOf(page), outlineOf(page)]);
    for (const [, , things = []] of texts) {
      for (const thing of things) {
        const isVerbatim = thing[0].includes(query.trim());
        const rank = rankThing(thing, name, page === ranked[0]?.page) + (isVerbatim ? 0.5 : 0);
        if (rank > (best?.rank ?? 0)) best = { card: toCard(thing, url), rank };
      }
    }
  }
  return best?.card ?? null;
}

/** Prefers a section about a thing to a row that lists it, and a full name to the end of one. */
function rankThing(
  [names, type, fallback, summary, anchor, hasHeading]: ThingText,
  name: string,
  isBest: boolean,
): number {
  // A card without content would only repeat the result below it.
  if (`${type}${fallback}${summary}` === '') return 0;
  const ranks = names.map(normalizeName).map((known) => {
    if (known === name) return 4;
    const isEnd = known.endsWith(`.${name}`) || name.endsWith(`.${known}`);
    return isBest && (isEnd || hasMember(known, type, name)) ? 2 : 0;
  });
  const rank = Math.max(...ranks);
  return rank > 0 ? rank + (hasHeading ? 4 : 0) + (anchor === '' ? 1 : 0) : 0;
}

/** Whether a name is a field in the type of an option: `redirect.dts.path`. */
function hasMember(option: string, type: string, name: string): boolean {
  if (!name.startsWith(`${option}.`)) return false;
  const fields = normalizeText(type).split(/[^\p{L}\d_$]+/u);
  return fields.includes(name.slice(option.length + 1));
}

function toCard([names, type, fallback, summary, anchor]: ThingText, url: string): AnswerCard {
  return {
    name: names.join(', '),
    type,
    default: fallback,
    summary,
    link: linkTo(url, anchor),
  };
}

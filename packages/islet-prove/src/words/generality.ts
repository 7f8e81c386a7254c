/** Words that make a sentence hold for all cases of a kind. */
const general =
  /(?<![\w-])(?:alike|always|any|even(?! though)|never|no matter|the same way|whatever|whichever)(?![\w-])/giu;

/** What makes the next word part of a negation, as in `without any message` and `not always`. */
const negation = /(?:\balmost|\bno|\bnot|\bnever|\bwithout|n't)\b[^,;:.]*$/i;

/** Whether a sentence claims that something holds for all cases of a kind. Questions and requests such as `Never …` don't. */
export function generalizes(sentence: string): boolean {
  if (sentence.endsWith('?')) return false;
  return [...sentence.matchAll(general)].some(({ 0: word, index }) => {
    const before = sentence.slice(0, index);
    if (/^never$/i.test(word)) return before.trim() !== '';
    return !/^(?:always|any)$/i.test(word) || !negation.test(before);
  });
}

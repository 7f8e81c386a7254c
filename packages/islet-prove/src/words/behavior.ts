/** Verbs for what a tool or its output does, each in singular and plural. */
const verbs = [
  'adds',
  'becomes?',
  'bundles',
  'compiles',
  'converts',
  'disappears?',
  'drops',
  'emits',
  'empties',
  'fails?',
  'gets? lost',
  'ignores',
  'inlines',
  'keeps',
  'leaves out',
  'loses',
  'merges',
  'minifies',
  'overwrites',
  'prints',
  'removes',
  'renames',
  'replaces',
  'reports',
  'rewrites',
  'skips',
  'splits',
  'stays?',
  'stops',
  'throws?',
  'turns into',
  'warns',
  'wins',
  'writes',
];

/** Participles in the passive, as in `is kept` or `are no longer bundled`. */
const participles = [
  'added',
  'bundled',
  'compiled',
  'converted',
  'copied',
  'dropped',
  'emitted',
  'emptied',
  'ignored',
  'inlined',
  'kept',
  'left out',
  'lost',
  'merged',
  'minified',
  'overwritten',
  'removed',
  'renamed',
  'replaced',
  'rewritten',
  'skipped',
  'split',
  'written',
];

const adverbs = '(?:also|always|never|no longer|not|only|still|then)';
const behavior = new RegExp(
  `(?<![\\w-])(?:${verbs.join('|')}|(?:are|aren't|is|isn't)(?: ${adverbs})? (?:${participles.join('|')}))(?![\\w-])`,
  'giu',
);
/** The start of a clause that is a condition or a restriction, not a statement. */
const condition =
  /\b(?:how|if|in case|once|unless|until|what|when|where|whether|which|while|who|(?:all|chunks|code|files) that)\b[^,;:]*$/i;

/** Whether a sentence states behavior. Questions and conditions don't. */
export function statesBehavior(sentence: string): boolean {
  if (sentence.endsWith('?')) return false;
  return [...sentence.matchAll(behavior)].some(
    ({ index }) => !condition.test(sentence.slice(0, index)),
  );
}

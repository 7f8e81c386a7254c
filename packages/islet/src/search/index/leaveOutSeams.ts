import type { Token } from '../text/tokenize.ts';

/** Words of one character that hold a sentence together. */
const particles = new Set(
  '的了着过得地在是和与或及也都就还才又而但则以把被让给对从到向由于为会要能可请并等之这那其它你我他们本该此某各每些个几两很更最太再只用做所按据跟比里上下中前后时好吗呢吧啊',
);

/** Knows the words of Chinese. Without its dictionary, each character is a word, and all pairs stay. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

const hasHan = /\p{sc=Han}{2}/u;
const isHan = /^\p{sc=Han}{2}$/u;

/**
 * Leaves out the pairs of Chinese characters across two words, such as 置输 in 设置输出, which a third of an index would
 * otherwise consist of: a reader's query has them too, where they would count as rare words. A single
 * character and what follows it may be a word that the dictionary doesn't know (非打包, 构建), so this pair stays, unless one
 * of the two is a particle. The character before a seam ends a run, so it's a term of its own.
 */
export function leaveOutSeams(text: string, tokens: readonly Token[]): readonly Token[] {
  if (!hasHan.test(text)) return tokens;
  const wordAt = cutWords(text);
  return tokens.flatMap((token): Token | Token[] => {
    const { kind, start, end } = token;
    const middle = start + 1;
    const [before, after] = [wordAt[start], wordAt[middle]];
    if (kind !== 'gram' || end - start !== 2 || !before || after?.start !== middle) return token;
    if (!isHan.test(token.term)) return token;
    if (!before.isLong && !before.isParticle && !after.isParticle) return token;
    return before.isParticle ? [] : { ...token, term: token.term.slice(0, 1), end: middle };
  });
}

interface Word {
  start: number;
  isLong: boolean;
  isParticle: boolean;
}

/** The word at each place of a text. */
function cutWords(text: string): Word[] {
  return Array.from(segmenter.segment(text)).flatMap(({ segment, index }) => {
    const isParticle = particles.has(segment);
    const word = { start: index, isLong: segment.length > 1, isParticle };
    return Array<Word>(segment.length).fill(word);
  });
}

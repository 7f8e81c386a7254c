/** Words with little meaning, in English and Chinese; of longer Chinese ones, their pairs of characters. */
const fillers = new Set(
  [
    'a an and are as at be by can do does for from how i if in into is it its my not of on or that the then there',
    'this to use using was we what when where which why with without you your',
    '怎么 怎样 么样 么办 如何 什么 为什 为何 哪些 哪个 哪里 是否 能否 可否 可以 能不 不能 无法 有没 没有 请问 请教',
    '求助 一下 一个 这个 那个 还是 问题 使用 吗 呢 的 了',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a word has so little meaning that its matches need not be shown. */
export const isFiller = (word: string): boolean => fillers.has(word);

import { expect, test } from 'vitest';
import { tokenize } from '../text/tokenize.ts';
import { leaveOutSeams } from './leaveOutSeams.ts';

test.each([
  ['two words', '设置输出', '设置 置 输出 出'],
  ['a word that the dictionary cuts', '构建组件', '构建 建组 组件 件'],
  ['a character that changes the word after it', '非打包模式', '非打 打包 包 模式 式'],
  ['a particle between two words', '组件的样式', '组件 件 样式 式'],
  ['Latin words in between', '用Rslib构建', '用 rslib 构建 建'],
  ['a single character', '库', '库'],
  ['Japanese with kana', 'ビルドの設定変更', 'ビル ルド ドの の設 設定 定 変更 更'],
  ['Korean', '번들을', '번들 들을 을'],
  ['no Chinese', 'plain words', 'plain words'],
])('keeps words: %s: %s', (_, text, terms) => {
  const left = leaveOutSeams(text, tokenize(text));
  expect(left.map(({ term }) => term).join(' ')).toBe(terms);
});

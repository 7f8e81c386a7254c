import { translate } from '../../theme/translate.ts';

/** Texts of the error decoder. */
export interface DecoderLabels {
  decoder: string;
  /** Asks readers who didn't find a page. */
  question: string;
  field: string;
  promise: string;
  /** Above what was found, by how well it fits. */
  exact(count: number): string;
  near: string;
  outcome: string;
  unknown(count: number): string;
  readAll: string;
  shortAddress: string;
  failed: string;
}

const english: DecoderLabels = {
  decoder: 'Error decoder',
  question: 'Are you looking for an error message?',
  field: 'Paste a message, or what your terminal shows',
  promise: 'Your text is compared in this tab, and is neither sent nor stored.',
  exact: (count) =>
    count === 1
      ? 'This message is explained here.'
      : `${count} of its messages are explained here, in the order of your text.`,
  near: 'No message has exactly these words. The nearest one comes first.',
  outcome: 'These lines only say that something failed. What caused it is not explained here.',
  unknown: (count) =>
    count === 0
      ? "This message isn't explained here."
      : "This message isn't explained here. The nearest ones share some of its words.",
  readAll: 'Open on its page',
  shortAddress: 'Short address',
  failed: "The explanation couldn't be loaded. Change the text to try again.",
};

const chinese: DecoderLabels = {
  decoder: '报错解读',
  question: '是在找报错信息的说明吗？',
  field: '粘贴报错信息，或终端里的输出',
  promise: '文字只在当前标签页里比对，不会发送，也不会保存。',
  exact: (count) =>
    count === 1 ? '这条报错有说明。' : `其中${count}条报错有说明，按出现的先后排列。`,
  near: '没有一字不差的报错，最接近的排在最前。',
  outcome: '这几行只说明出了错，具体原因这里没有说明。',
  unknown: (count) =>
    count === 0 ? '这里没有这条报错的说明。' : '这里没有这条报错的说明，下面几条与它有相同的词。',
  readAll: '打开所在页面',
  shortAddress: '短链接',
  failed: '说明加载失败，改动一下文字即可重试。',
};

/** Returns the texts of the error decoder in a language of the site. */
export function decoderLabels(lang: string): DecoderLabels {
  return translate({ en: english, zh: chinese }, lang);
}

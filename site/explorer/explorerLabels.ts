import { translate } from '../theme/translate.ts';
import type { ComparedFile } from './compareFiles.ts';

/** Texts of the output explorer. */
export interface ExplorerLabels {
  explorer: string;
  notSet: string;
  release: string;
  /** If a release can't build a choice. */
  notBuilt(tool: string): string;
  /** Leads to the playground with the files of a choice. */
  edit: string;
  failed: string;
  /** Beside the name of a file, by what the last choice did to it. */
  badges: Record<Exclude<ComparedFile['state'], 'same'>, string>;
  /** In front of the names of files that the last choice treated alike. */
  changes: Record<Exclude<ComparedFile['state'], 'same'>, string>;
  unchanged: string;
  /** Between names, and after the last one. */
  separators: { colon: string; comma: string; stop: string };
  describeOutput(count: number, size: string, tool: string): string;
  describeRenamed(from: string, to: string): string;
  tooLong(path: string): string;
  compared(path: string, previous: string): string;
}

const english: ExplorerLabels = {
  explorer: 'Output explorer',
  notSet: 'not set',
  release: 'release',
  notBuilt: (tool) => `${tool} can't build this.`,
  edit: 'Edit this',
  failed: 'The outputs could not be loaded. Choose an option to try again.',
  badges: { new: 'new', changed: 'changed', renamed: 'renamed', gone: 'removed' },
  changes: { changed: 'Changed', renamed: 'Renamed', new: 'New', gone: 'No longer written' },
  unchanged: 'Nothing changed.',
  separators: { colon: ': ', comma: ', ', stop: '. ' },
  describeOutput: (count, size, tool) =>
    `${count} ${count === 1 ? 'file' : 'files'}, ${size}, written by ${tool}. `,
  describeRenamed: (from, to) => `${from} to ${to}`,
  tooLong: (path) => `${path} is too long to show.`,
  compared: (path, previous) => `${path}, compared with ${previous}`,
};

const chinese: ExplorerLabels = {
  explorer: '产物预览',
  notSet: '未设置',
  release: '版本',
  notBuilt: (tool) => `${tool}无法构建这一组合。`,
  edit: '在线编辑',
  failed: '产物加载失败，重新选择任意配置项即可重试。',
  badges: { new: '新增', changed: '有改动', renamed: '已改名', gone: '不再生成' },
  changes: { changed: '有改动', renamed: '已改名', new: '新增', gone: '不再生成' },
  unchanged: '没有变化。',
  separators: { colon: '：', comma: '、', stop: '。' },
  describeOutput: (count, size, tool) => `共${count}个文件，${size}，由${tool}生成。`,
  describeRenamed: (from, to) => `${from}改为${to}`,
  tooLong: (path) => `${path}内容过长，不在此显示。`,
  compared: (path, previous) => `${path}（与${previous}对比）`,
};

/** Returns the texts of the output explorer in a language of the site. */
export function explorerLabels(lang: string): ExplorerLabels {
  return translate({ en: english, zh: chinese }, lang);
}

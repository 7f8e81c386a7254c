import { isChinese } from './isChinese.ts';

/** Name of an interface text. */
export type LabelName = keyof typeof english;

/** The interface texts of one language. */
export type Labels = Record<LabelName, string>;

/** Returns the interface texts: Chinese for every `zh` language, English for all others. */
export function labelsFor(lang: string): Labels {
  return isChinese(lang) ? chinese : english;
}

/** Texts of the notices that the client shows itself, even if the site data is missing. */
export interface NoticeTexts {
  /** A part of the page could not be loaded. */
  incomplete: string;
  /** The server cannot be reached. */
  offline: string;
  /** Loading takes more than a few seconds. */
  slow: string;
  retry: string;
  close: string;
}

/** Returns the notice texts in the language of the page; separate from the labels because the first script has them. */
export function noticeTexts(lang: string): NoticeTexts {
  return isChinese(lang) ? chineseNotices : englishNotices;
}

const englishNotices: NoticeTexts = {
  incomplete: 'Part of this page could not be loaded.',
  offline: 'No connection. This page stays open.',
  slow: 'This is taking longer than usual.',
  retry: 'Try again',
  close: 'Close',
};

const chineseNotices: NoticeTexts = {
  incomplete: '此页面未能完整加载。',
  offline: '网络已断开，当前页面仍可阅读。',
  slow: '加载时间比平时长。',
  retry: '重试',
  close: '关闭',
};

const english = {
  notFoundTitle: 'PAGE NOT FOUND',
  takeMeHome: 'Take me home',
  outline: 'ON THIS PAGE',
  previousPage: 'Previous Page',
  nextPage: 'Next Page',
  editPage: 'Edit this page on GitHub',
  viewMarkdown: 'View as Markdown',
  lastUpdated: 'Last updated',
  skipToContent: 'Skip to content',
  skipToNavigation: 'Skip to navigation',
  mainNavigation: 'Main',
  sidebarNavigation: 'Sidebar',
  menu: 'Menu',
  close: 'Close',
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  auto: 'Auto',
  language: 'Language',
  version: 'Version',
  overview: 'Overview',
  filter: 'Filter',
  filterPlaceholder: 'Enter keyword',
  others: 'Others',
  noMatch: 'No matching API found',
  copyCode: 'Copy code',
  copied: 'Copied',
  // The clipboard library fills in `#{key}`.
  copyPrompt: 'Copy to clipboard: #{key}, Enter',
  wrapCode: 'Wrap lines',
  packageManager: 'Package manager',
  zoomImage: 'Zoom image',
  pageLoaded: 'Page loaded',
  backToTop: 'Back to top',
  search: 'Search',
  source: 'Source',
  moreLinks: 'More links',
  tools: 'Ecosystem',
  organization: 'All projects',
  announcement: 'Announcement',
  searchPlaceholder: 'Search Docs',
  searchResults: 'Search results',
  searching: 'Searching…',
  searchHint: 'Search pages, options, flags and code.',
  searchFailed: 'Search could not be loaded.',
  searchSlow: 'Search is taking longer than usual.',
  retry: 'Try again',
  reload: 'Reload the page',
  cancel: 'Cancel',
  noResults: 'No results for "{query}"',
  tryAnotherKeyword: 'Please try again with a different keyword',
  didYouMean: 'Did you mean',
  recentSearches: 'Recent searches',
  firstPages: 'Start here',
  removeSearch: 'Forget "{query}"',
  showAllResults: 'Show all {count} pages',
  resultCount: 'Pages found: {count}',
  keyMove: 'to move',
  keyOpen: 'to open',
  keyClose: 'to close',
  type: 'Type',
  default: 'Default',
};

const chinese: Labels = {
  notFoundTitle: '页面未找到',
  takeMeHome: '返回首页',
  outline: '本页目录',
  previousPage: '上一页',
  nextPage: '下一页',
  editPage: '在 GitHub 上编辑此页',
  viewMarkdown: '查看 Markdown',
  lastUpdated: '最后更新于',
  skipToContent: '跳到正文',
  skipToNavigation: '跳到导航',
  mainNavigation: '主导航',
  sidebarNavigation: '侧边栏',
  menu: '菜单',
  close: '关闭',
  appearance: '外观',
  light: '浅色',
  dark: '深色',
  auto: '跟随系统',
  language: '语言',
  version: '版本',
  overview: '概览',
  filter: '筛选',
  filterPlaceholder: '输入关键词',
  others: '其他',
  noMatch: '未找到匹配的 API',
  copyCode: '复制代码',
  copied: '已复制',
  copyPrompt: '复制到剪贴板：#{key}，然后按回车键',
  wrapCode: '自动换行',
  packageManager: '包管理器',
  zoomImage: '放大图片',
  pageLoaded: '页面已加载',
  backToTop: '回到顶部',
  search: '搜索',
  source: '源代码',
  moreLinks: '更多链接',
  tools: '生态系统',
  organization: '所有项目',
  announcement: '公告',
  searchPlaceholder: '搜索文档',
  searchResults: '搜索结果',
  searching: '搜索中…',
  searchHint: '搜索页面、配置项、命令行参数和代码。',
  searchFailed: '搜索加载失败。',
  searchSlow: '搜索等待时间较长。',
  retry: '重试',
  reload: '重新加载页面',
  cancel: '取消',
  noResults: '没有找到与“{query}”相关的结果',
  tryAnotherKeyword: '请尝试使用不同的关键词',
  didYouMean: '您是不是要找',
  recentSearches: '最近搜索',
  firstPages: '从这里开始',
  removeSearch: '移除“{query}”',
  showAllResults: '显示全部 {count} 个页面',
  resultCount: '找到 {count} 个页面',
  keyMove: '移动',
  keyOpen: '打开',
  keyClose: '关闭',
  type: '类型',
  default: '默认值',
};

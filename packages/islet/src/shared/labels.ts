/** Name of an interface text. */
export type LabelName = keyof typeof english;

/** The interface texts of one language; what is in braces, as in `{count}`, is filled in. */
export type Labels = Record<LabelName, string>;

/** Texts that only the build and the first script show, so the site data does not have them. */
const otherNames = [
  'incomplete',
  'offline',
  'slow',
  'draft',
  'draftText',
  'footnotes',
  'backToReference',
  'taskDone',
  'taskOpen',
  'tableOfContents',
  'permalink',
  'showAllLines',
  'diagram',
  'noAttributes',
] as const satisfies LabelName[];

/** The texts that the theme shows. */
export type SiteLabels = Omit<Labels, (typeof otherNames)[number]>;

/** The texts that a site sets itself. */
export type GivenLabels = { [Name in LabelName]?: string | undefined };

/** The names of all interface texts. A constant would keep the texts in the browser's bundle. */
export const listLabels = (): LabelName[] => Object.keys(english) as LabelName[];

/** Returns the interface texts: those given, then ours, in Chinese for every `zh` language and in English for others. */
export function labelsFor(lang: string, given: GivenLabels = {}): Labels {
  const ours = /^zh/i.test(lang) ? chinese : english;
  const texts = listLabels().map((name) => [name, given[name] ?? ours[name]]);
  return Object.fromEntries(texts) as Labels;
}

/** Lists the texts that a language lacks, which are shown in English. */
export function findMissingLabels(lang: string, given: GivenLabels = {}): LabelName[] {
  if (/^(?:en|zh)(?![a-z])/i.test(lang)) return [];
  return listLabels().filter((name) => given[name] === undefined);
}

/** Leaves out the texts that the theme does not show. */
export function toSiteLabels(labels: Labels): SiteLabels {
  const texts = Object.entries(labels).filter(([name]) => !otherNames.some((one) => one === name));
  return Object.fromEntries(texts) as SiteLabels;
}

const english = {
  notFoundTitle: 'PAGE NOT FOUND',
  takeMeHome: 'Take me home',
  outline: 'ON THIS PAGE',
  previousPage: 'Previous Page',
  nextPage: 'Next Page',
  editPage: 'Edit this page on GitHub',
  copyPage: 'Copy page',
  viewMarkdown: 'View as Markdown',
  lastUpdated: 'Last updated',
  skipToContent: 'Skip to content',
  skipToNavigation: 'Skip to navigation',
  mainNavigation: 'Main',
  sidebarNavigation: 'Sidebar',
  moreEntries: '{count} more',
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
  backToTop: 'Back to top',
  search: 'Search',
  source: 'Source',
  moreLinks: 'More links',
  tools: 'Ecosystem',
  organization: 'All projects',
  announcement: 'Announcement',
  searchPlaceholder: 'Search Docs',
  clearSearch: 'Clear the search',
  searchSections: 'Sections',
  allSections: 'Search all sections',
  searchResults: 'Search results',
  searching: 'Searching…',
  searchHint: 'Search pages, options, flags and code.',
  searchFailed: 'Search could not be loaded.',
  searchSlow: 'Search is taking longer than usual.',
  retry: 'Try again',
  reload: 'Reload the page',
  noScript: 'This site needs JavaScript.',
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
  // Notices, which the first script shows.
  incomplete: 'Part of this page could not be loaded.',
  offline: 'No connection. This page stays open.',
  slow: 'This is taking longer than usual.',
  // Containers without a title of their own.
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  note: 'Note',
  details: 'Details',
  success: 'Success',
  important: 'Important',
  caution: 'Caution',
  // Parts of the prose.
  draft: 'Draft',
  draftText: 'This page is not published.',
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {number}',
  taskDone: 'Done',
  taskOpen: 'Not done',
  tableOfContents: 'Table of contents',
  // With straight quotes, the HTML of most pages is ASCII, of which a string takes half the memory.
  permalink: 'Permalink to "{heading}"',
  showAllLines: 'Show all {count} lines',
  diagram: 'Diagram',
  noAttributes: 'no attributes',
};

const chinese: Labels = {
  notFoundTitle: '页面未找到',
  takeMeHome: '返回首页',
  outline: '本页目录',
  previousPage: '上一页',
  nextPage: '下一页',
  editPage: '在 GitHub 上编辑此页',
  copyPage: '复制本页',
  viewMarkdown: '查看 Markdown',
  lastUpdated: '最后更新于',
  skipToContent: '跳到正文',
  skipToNavigation: '跳到导航',
  mainNavigation: '主导航',
  sidebarNavigation: '侧边栏',
  moreEntries: '还有 {count} 项',
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
  backToTop: '回到顶部',
  search: '搜索',
  source: '源代码',
  moreLinks: '更多链接',
  tools: '生态系统',
  organization: '所有项目',
  announcement: '公告',
  searchPlaceholder: '搜索文档',
  clearSearch: '清空搜索',
  searchSections: '栏目',
  allSections: '搜索所有栏目',
  searchResults: '搜索结果',
  searching: '搜索中…',
  searchHint: '搜索页面、配置项、命令行参数和代码。',
  searchFailed: '搜索加载失败。',
  searchSlow: '搜索等待时间较长。',
  retry: '重试',
  reload: '重新加载页面',
  noScript: '本站需要启用 JavaScript。',
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
  incomplete: '此页面未能完整加载。',
  offline: '网络已断开，当前页面仍可阅读。',
  slow: '加载时间比平时长。',
  tip: '提示',
  info: '信息',
  warning: '注意',
  danger: '危险',
  note: '备注',
  details: '详情',
  success: '成功',
  important: '重要',
  caution: '小心',
  draft: '草稿',
  draftText: '此页面不会发布。',
  footnotes: '脚注',
  backToReference: '返回引用 {number}',
  taskDone: '已完成',
  taskOpen: '未完成',
  tableOfContents: '目录',
  permalink: '“{heading}”的永久链接',
  showAllLines: '显示全部 {count} 行',
  diagram: '图表',
  noAttributes: '无属性',
};

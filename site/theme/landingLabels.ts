import { translate } from './translate.ts';

/** Texts of the landing page (SPEC 3, "Labels table"). */
export interface LandingLabels {
  subtitle: string;
  slogan: string;
  toolStackTitle: string;
  toolStackDesc: string;
  getStarted: string;
  learnMore: string;
  /** Appended to `learnMore` for screen readers, where the link is read without context. */
  aboutRslib: string;
  explorer: string;
  /** Replaces the values of an option that is fixed for a format. */
  alwaysBundled: string;
  /** Describes the number of files and their total size. */
  describeFiles(count: number, size: string): string;
  writtenBy(release: string): string;
  allOptions: string;
  proof: string;
  proofRelease: string;
  proofBuilds: string;
  proofBlocks: string;
  proofChoices: string;
  features: string;
  comparison: string;
  comparisonText: string;
  comparisonKey: string;
  cpuTime: string;
  comparisonLink: string;
  /** Column title for the compared capabilities, and the support levels. */
  capability: string;
  yes: string;
  no: string;
  partly: string;
  siteMap: string;
}

const english: LandingLabels = {
  subtitle: 'A library development tool based on Rsbuild',
  slogan: 'Create JavaScript libraries in a simple and intuitive way',
  toolStackTitle: 'Rstack',
  toolStackDesc: 'A JavaScript toolchain built around Rspack, consistent from one tool to the next',
  getStarted: 'Get Started',
  learnMore: 'Learn More',
  aboutRslib: 'about Rslib',
  explorer: 'Output explorer',
  alwaysBundled: 'always true',
  describeFiles: (count, size) => `${count} ${count === 1 ? 'file' : 'files'}, ${size}`,
  writtenBy: (release) => `Written by Rslib ${release}.`,
  allOptions: 'See the code, and all options',
  proof: 'Copy any example: every one was run',
  proofRelease: 'is the Rslib release that every page was checked with',
  proofBuilds: 'builds of example libraries, repeated and compared with what the pages show',
  proofBlocks: 'code blocks: type-checked, parsed, or quoted from these examples',
  proofChoices: 'combinations of options recorded for the output explorer',
  features: 'What a library needs, in one build',
  comparison: 'Why Rslib',
  comparisonText: 'Six tools, compared on what a library asks for.',
  comparisonKey:
    'A half circle means with a plugin or, for the dev server, only for Module Federation. Time is the CPU time of building one small library, relative to Rslib; large libraries differ.',
  cpuTime: 'CPU time of a small build',
  comparisonLink: 'See the same library built with each tool',
  capability: 'Capability',
  yes: 'yes',
  no: 'no',
  partly: 'partly',
  siteMap: 'Documentation',
};

const chinese: LandingLabels = {
  subtitle: '基于 Rsbuild 的库开发工具',
  slogan: '以简单直观的方式创建 JavaScript 库',
  toolStackTitle: 'Rstack',
  toolStackDesc: '围绕 Rspack 打造、体验统一的 JavaScript 工具链',
  getStarted: '快速开始',
  learnMore: '了解更多',
  aboutRslib: 'Rslib',
  explorer: '产物预览',
  alwaysBundled: '固定为 true',
  describeFiles: (count, size) => `${count} 个文件，${size}`,
  writtenBy: (release) => `由 Rslib ${release} 生成。`,
  allOptions: '查看代码和全部选项',
  proof: '示例均经实际运行，可直接复制使用',
  proofRelease: '所有页面均使用此版本的 Rslib 验证',
  proofBuilds: '次示例构建，均与页面内容逐一核对',
  proofBlocks: '个代码块：均经过类型检查或语法解析，或直接引自这些示例',
  proofChoices: '种选项组合，均可在产物预览中查看',
  features: '库开发所需，一次构建完成',
  comparison: '为什么选择 Rslib',
  comparisonText: '从库开发的需求出发，对比六种工具。',
  comparisonKey:
    '半圆表示需要插件；对开发服务器而言，表示仅用于模块联邦。耗时是构建一个小型库的 CPU 时间，以 Rslib 为 1；大型库的结果会有所不同。',
  cpuTime: '小型库构建的 CPU 耗时',
  comparisonLink: '查看同一个库用各个工具构建的结果',
  capability: '能力',
  yes: '支持',
  no: '不支持',
  partly: '部分支持',
  siteMap: '文档目录',
};

/** Returns the texts of the landing page. */
export function landingLabels(lang: string): LandingLabels {
  return translate({ en: english, zh: chinese }, lang);
}

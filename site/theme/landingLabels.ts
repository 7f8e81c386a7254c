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
  /** Follows `allOptions`: leads to the playground. */
  playground: string;
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
  playground: 'Playground',
  proof: 'Copy any example: every one was run',
  proofRelease: 'is the Rslib release that every page was checked with',
  proofBuilds: 'builds of example libraries, repeated and compared with what the pages show',
  proofBlocks: 'code blocks: type-checked, parsed, or quoted from these examples',
  proofChoices: 'combinations of options recorded for the output explorer',
  features: 'What a library needs, in one build',
  comparison: 'Why Rslib',
  comparisonText:
    'Types, styles and formats from one config: what six tools write when asked for the same.',
  comparisonKey:
    'A half circle means with a plugin, or not all of it. The time is that of the JavaScript of RxJS, 225 modules, as ESM and CommonJS; tsc writes only ESM.',
  cpuTime: 'CPU seconds to build RxJS',
  comparisonLink: 'See what each tool wrote',
  capability: 'Capability',
  yes: 'yes',
  no: 'no',
  partly: 'partly',
  siteMap: 'Documentation',
};

const chinese: LandingLabels = {
  subtitle: '基于Rsbuild的库开发工具',
  slogan: '以简单直观的方式创建JavaScript库',
  toolStackTitle: 'Rstack',
  toolStackDesc: '围绕Rspack打造、体验统一的JavaScript工具链',
  getStarted: '快速上手',
  learnMore: '了解更多',
  aboutRslib: 'Rslib',
  explorer: '产物预览',
  alwaysBundled: '固定为true',
  describeFiles: (count, size) => `${count}个文件，${size}`,
  writtenBy: (release) => `由Rslib ${release}生成。`,
  allOptions: '查看代码和全部配置项',
  playground: '在线体验',
  proof: '每个示例都实际运行过，放心复制',
  proofRelease: '所有页面均使用此版本的Rslib验证',
  proofBuilds: '次示例构建，均与页面内容逐一核对',
  proofBlocks: '个代码块：均经过类型检查或语法解析，或直接引自这些示例',
  proofChoices: '种配置组合，均可在产物预览中查看',
  features: '库需要的一切，一次构建完成',
  comparison: '为什么选择Rslib',
  comparisonText: '一份配置兼顾类型、样式和格式。六种工具完成同样的任务，结果如下。',
  comparisonKey:
    '半圆表示需要插件，或仅部分支持。耗时为构建RxJS（225个模块）JavaScript产物的CPU时间，输出ESM和CommonJS；tsc仅输出ESM。',
  cpuTime: '构建RxJS的CPU秒数',
  comparisonLink: '查看各工具的实际产物',
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

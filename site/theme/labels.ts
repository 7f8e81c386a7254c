/** The words of the landing page (SPEC 3, "Labels table"). */
export interface LandingLabels {
  introduction: string;
  quickStart: string;
  subtitle: string;
  slogan: string;
  toolStackTitle: string;
  toolStackDesc: string;
  getStarted: string;
  learnMore: string;
  /** Follows `learnMore` for those who hear the link out of its place. */
  aboutRslib: string;
}

const english: LandingLabels = {
  introduction: 'Introduction',
  quickStart: 'Quick Start',
  subtitle: 'A library development tool based on Rsbuild',
  slogan: 'Create JavaScript libraries in a simple and intuitive way',
  toolStackTitle: 'Rstack',
  toolStackDesc: 'A JavaScript toolchain built around Rspack, with one way of working',
  getStarted: 'Get Started',
  learnMore: 'Learn More',
  aboutRslib: 'about Rslib',
};

const chinese: LandingLabels = {
  introduction: '介绍',
  quickStart: '快速上手',
  subtitle: '基于 Rsbuild 的库开发工具',
  slogan: '以简单直观的方式创建 JavaScript 库',
  toolStackTitle: 'Rstack',
  toolStackDesc: '围绕 Rspack 打造、使用方式一致的 JavaScript 工具链',
  getStarted: '快速开始',
  learnMore: '了解更多',
  aboutRslib: 'Rslib',
};

/** Gives the words of the landing page: Chinese for every `zh` language, English for all others. */
export function landingLabels(lang: string): LandingLabels {
  return lang.startsWith('zh') ? chinese : english;
}

import { translate } from './translate.ts';

/** A sibling tool (SPEC 3, "Tool link"); `desc` and `url` are Chinese. */
export interface SiblingTool {
  name: string;
  desc: string;
  descEn: string;
  /** Path of the logo in the public folder. */
  logo: string;
  url: string;
  urlEn: string;
}

/** The tools with their own documentation, in the order of the landing page (SPEC 2.4). */
export const tools: SiblingTool[] = [
  {
    name: 'Rspack',
    desc: '用Rust编写的打包工具，兼容webpack的API',
    descEn: 'A bundler written in Rust with the API of webpack',
    logo: '/tools/rspack.svg',
    url: 'https://rspack.rs/zh/',
    urlEn: 'https://rspack.rs/',
  },
  {
    name: 'Rsbuild',
    desc: '基于Rspack的Web应用构建工具',
    descEn: 'A build tool for web applications, powered by Rspack',
    logo: '/tools/rsbuild.svg',
    url: 'https://rsbuild.rs/zh/',
    urlEn: 'https://rsbuild.rs/',
  },
  {
    name: 'Rspress',
    desc: '基于Rsbuild的静态站点生成器',
    descEn: 'A static site generator based on Rsbuild',
    logo: '/tools/rspress.svg',
    url: 'https://rspress.rs/zh/',
    urlEn: 'https://rspress.rs/',
  },
  {
    name: 'Rsdoctor',
    desc: '用于分析构建过程和产物的工具',
    descEn: 'A build analyzer that shows what a build does and why',
    logo: '/tools/rsdoctor.svg',
    url: 'https://rsdoctor.rs/zh/',
    urlEn: 'https://rsdoctor.rs/',
  },
  {
    name: 'Rslib',
    desc: '基于Rsbuild的库开发工具',
    descEn: 'A library development tool based on Rsbuild',
    logo: '/tools/rslib.svg',
    url: 'https://rslib.rs/zh/',
    urlEn: 'https://rslib.rs/',
  },
];

/** A list of projects made with the tools. */
export const awesomeList: SiblingTool = {
  name: 'Awesome Rspack',
  desc: 'Rspack相关的项目与资源列表',
  descEn: 'A list of projects and resources around Rspack',
  logo: '/tools/awesome-rspack.svg',
  url: 'https://github.com/web-infra-dev/awesome-rspack',
  urlEn: 'https://github.com/web-infra-dev/awesome-rspack',
};

/** Description and URL of a tool in a language. */
export function describeTool(tool: SiblingTool, lang: string): { text: string; url: string } {
  return translate(
    { en: { text: tool.descEn, url: tool.urlEn }, zh: { text: tool.desc, url: tool.url } },
    lang,
  );
}

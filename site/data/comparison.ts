/** Support for a capability; `partly` means with a plugin, or not all of it. */
export type Support = 'yes' | 'partly' | 'no';

/** A row of the table on the page "Why Rslib", as shown on the landing page. */
export interface Capability {
  /** Name as on that page, and in Chinese. */
  name: string;
  nameZh: string;
  /** One value for each tool. */
  support: Support[];
}

/** The tools, named as on the page. */
export const comparedTools = ['Rslib', 'tsdown', 'tsup', 'Vite', 'Rollup', 'tsc'];

export const capabilities: Capability[] = [
  {
    name: 'Types for each format with TypeScript 7',
    nameZh: '用TypeScript 7为每种格式生成类型',
    support: ['yes', 'yes', 'no', 'no', 'no', 'partly'],
  },
  {
    name: 'ESM, CommonJS and UMD in one config',
    nameZh: '一份配置构建ESM、CommonJS和UMD',
    support: ['yes', 'yes', 'no', 'yes', 'yes', 'no'],
  },
  {
    name: 'CSS kept per component',
    nameZh: '按组件保留CSS',
    support: ['yes', 'partly', 'partly', 'partly', 'no', 'no'],
  },
  {
    name: 'Images that CSS uses',
    nameZh: '处理CSS引用的图片',
    support: ['yes', 'no', 'partly', 'partly', 'no', 'no'],
  },
  {
    name: 'Vue, Svelte and Solid',
    nameZh: 'Vue、Svelte和Solid',
    support: ['partly', 'partly', 'partly', 'partly', 'partly', 'no'],
  },
  {
    name: 'Module Federation',
    nameZh: '模块联邦',
    support: ['yes', 'no', 'no', 'partly', 'partly', 'no'],
  },
  {
    name: 'One executable file',
    nameZh: '单个可执行文件',
    support: ['yes', 'yes', 'no', 'no', 'no', 'no'],
  },
  {
    name: 'CommonJS entries that share code',
    nameZh: 'CommonJS入口共用代码',
    support: ['no', 'yes', 'no', 'yes', 'yes', 'no'],
  },
  {
    name: 'Dev server',
    nameZh: '开发服务器',
    support: ['partly', 'no', 'no', 'yes', 'no', 'no'],
  },
];

/** CPU time in seconds of building the JavaScript of RxJS, as on the page. */
export const cpuTimes = ['0.24', '0.26', '0.18', '0.29', '0.62', '0.49'];

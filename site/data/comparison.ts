/** Support for a capability; `partly` means with a plugin or in one case only. */
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
    name: 'ESM and CommonJS in one build',
    nameZh: '一次构建输出 ESM 和 CommonJS',
    support: ['yes', 'yes', 'yes', 'yes', 'yes', 'no'],
  },
  {
    name: 'UMD',
    nameZh: 'UMD',
    support: ['yes', 'yes', 'no', 'yes', 'yes', 'no'],
  },
  {
    name: 'One file per source file',
    nameZh: '逐文件输出',
    support: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
  },
  {
    name: 'Declaration files built in',
    nameZh: '内置类型声明生成',
    support: ['yes', 'yes', 'yes', 'no', 'no', 'yes'],
  },
  {
    name: 'Module Federation',
    nameZh: '模块联邦',
    support: ['yes', 'no', 'no', 'partly', 'partly', 'no'],
  },
  {
    name: 'Dev server',
    nameZh: '开发服务器',
    support: ['partly', 'no', 'no', 'yes', 'no', 'no'],
  },
];

/** CPU time of a small build relative to Rslib, as on the page. */
export const cpuTimes = ['1', '0.90', '0.72', '0.81', '0.97', '0.51'];

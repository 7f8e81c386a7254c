import { translate } from '../../theme/translate.ts';

/** An example in the list of the page. */
export interface Preset {
  /** The query that opens it. */
  name: string;
  title: string;
}

interface TranslatedPreset {
  name: string;
  en: string;
  zh: string;
}

const groups: ReadonlyArray<{ en: string; zh: string; presets: readonly TranslatedPreset[] }> = [
  {
    en: 'Formats',
    zh: '格式',
    presets: [
      { name: 'run=tiny-duration/formats', en: 'ESM and CommonJS', zh: 'ESM和CommonJS' },
      { name: 'run=tiny-duration/dual', en: 'Dual package with types', zh: '带类型的双格式包' },
      { name: 'explorer&format=umd', en: 'UMD', zh: 'UMD' },
      { name: 'run=tiny-duration/iife', en: 'IIFE', zh: 'IIFE' },
      { name: 'explorer&format=mf', en: 'Module Federation', zh: '模块联邦' },
    ],
  },
  {
    en: 'Declaration files',
    zh: '类型声明文件',
    presets: [
      { name: 'run=tiny-duration/build', en: 'One for each source file', zh: '每个源文件一个' },
      { name: 'run=tiny-duration/types-bundled', en: 'Bundled', zh: '合并为一个' },
      { name: 'run=tiny-duration/types-isolated', en: 'Isolated', zh: '独立声明（isolated）' },
    ],
  },
  {
    en: 'Components and files',
    zh: '组件与文件',
    presets: [
      { name: 'run=react-kit/build', en: 'React and CSS modules', zh: 'React和CSS Modules' },
      { name: 'run=react-kit/bundleless', en: 'React, file by file', zh: 'React（非打包模式）' },
      { name: 'run=react-kit/compiler', en: 'React Compiler', zh: 'React Compiler' },
      { name: 'run=vue-kit/build', en: 'Vue', zh: 'Vue' },
      { name: 'run=vue-kit/jsx', en: 'Vue with JSX', zh: 'Vue（JSX）' },
      { name: 'run=toggle-kit/svelte-compiled', en: 'Svelte', zh: 'Svelte' },
      { name: 'run=toggle-kit/solid', en: 'Solid', zh: 'Solid' },
      { name: 'run=toggle-kit/preact', en: 'Preact', zh: 'Preact' },
      { name: 'run=card-styles/build', en: 'CSS modules and an image', zh: 'CSS Modules和图片' },
      { name: 'run=card-styles/inline-preprocessors', en: 'Sass and Less', zh: 'Sass和Less' },
      { name: 'run=react-kit/svg-component', en: 'SVG as a component', zh: 'SVG组件' },
      { name: 'run=read-time/worker', en: 'Web worker', zh: 'Web Worker' },
      { name: 'run=brand-kit/json', en: 'JSON', zh: 'JSON' },
    ],
  },
];

/** The examples of the list, in groups, in a language of the site. */
export const listPresets = (lang: string): Array<{ title: string; presets: Preset[] }> =>
  groups.map(({ en, zh, presets }) => ({
    title: translate({ en, zh }, lang),
    presets: presets.map(({ name, ...title }) => ({ name, title: translate(title, lang) })),
  }));

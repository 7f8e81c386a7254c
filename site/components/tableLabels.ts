import { translate } from '../theme/translate.ts';

/** Texts of the tables that are made from recorded data. */
export interface TableLabels {
  mode: string;
  bundled: string;
  bundleless: string;
  platform: string;
  node: string;
  web: string;
  differencesOnly: string;
  option: string;
  /** The sentence below the table of defaults, around the name of the command. */
  readFrom(tools: string): readonly [before: string, after: string];
  describeDefaults(mode: string, platform: string): string;
  source: string;
  everySource: string;
  describeResults(code: string, formats: readonly string[] | undefined): string;
  /** Follows the name of an extension; `names` are values of `type` in `package.json`, in backticks. */
  withoutType: string;
  withType(names: readonly string[], isWithout: boolean): string;
  /** An output that's meant for one platform only. */
  forTarget(formats: string, target: string): string;
  /** Between names, and between groups of them. */
  comma: string;
  semicolon: string;
  /** Remarks among the recorded results; code has no translation. */
  translateRemark(remark: string): string;
}

const english: TableLabels = {
  mode: 'Mode',
  bundled: 'Bundled',
  bundleless: 'Bundleless',
  platform: 'Platform',
  node: 'Node.js',
  web: 'Browsers',
  differencesOnly: 'Differences only',
  option: 'Option',
  readFrom: (tools) => [`Read from ${tools} with `, ". A dash means that the option isn't set."],
  describeDefaults: (mode, platform) => `Defaults: ${mode}, ${platform}`,
  source: 'Source',
  everySource: 'Every source',
  describeResults: (code, formats) =>
    `Results for ${code}${formats ? ` in ${formats.join(', ')}` : ''}`,
  withoutType: ' without `type`',
  withType: (names, isWithout) =>
    ` with type ${names.join(' or ')}${isWithout ? ' or without' : ''}`,
  forTarget: (formats, target) => `${formats} for \`${target}\``,
  comma: ', ',
  semicolon: '; ',
  translateRemark: (remark) => remark,
};

const remarks: ReadonlyArray<readonly [pattern: RegExp, chinese: string]> = [
  [/^it builds$/, '构建成功'],
  [/^the build fails$/, '构建失败'],
  [/^the code of the package$/, '该包的代码'],
  [/^(`.*`), with a warning$/, '$1，并给出警告'],
  [/^a (`.*`) URL$/, '$1 URL'],
  [/^a function$/, '函数'],
  [/^a list of (\d+)$/, '数组（$1项）'],
];

const chinese: TableLabels = {
  mode: '模式',
  bundled: '打包',
  bundleless: '非打包',
  platform: '平台',
  node: 'Node.js',
  web: '浏览器',
  differencesOnly: '仅显示差异',
  option: '配置项',
  readFrom: (tools) => [`数据来自${tools}的`, '命令。短横线表示未设置该配置项。'],
  describeDefaults: (mode, platform) => `默认值：${mode}，${platform}`,
  source: '源文件',
  everySource: '所有源文件',
  describeResults: (code, formats) =>
    `${code}的编译结果${formats ? `（${formats.join('、')}）` : ''}`,
  withoutType: '（未设置`type`）',
  withType: (names, isWithout) =>
    `（\`type\`为${names.join('或')}${isWithout ? '，或未设置' : ''}）`,
  forTarget: (formats, target) => `${formats}（\`${target}\`）`,
  comma: '、',
  semicolon: '；',
  translateRemark: (remark) => {
    const known = remarks.find(([pattern]) => pattern.test(remark));
    return known ? remark.replace(...known) : remark;
  },
};

/** Returns the texts of the tables in a language of the site. */
export function tableLabels(lang: string): TableLabels {
  return translate({ en: english, zh: chinese }, lang);
}

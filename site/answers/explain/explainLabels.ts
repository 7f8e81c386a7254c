import { translate } from '../../theme/translate.ts';
import type { ConfigKind, LineNote, RichText } from './configAnswer.ts';

/** Kinds of values, in words. */
export type ValueWord =
  | 'string'
  | 'number'
  | 'boolean'
  | 'array'
  | 'object'
  | 'function'
  | 'RegExp'
  | 'null';

/** Reasons for which an option does nothing; code is in backticks. */
export type NoEffectReason =
  | 'umdOnly'
  | 'bundlelessOnly'
  | 'bundledOnly'
  | 'esmOnly'
  | 'cjsOnly'
  | 'withoutTypes'
  | 'withoutCss'
  | 'nodeStyles'
  | 'withoutInjection'
  | 'withoutMinify'
  | 'fixedExtension'
  | 'esmBundles';

/** Reasons for which an option stops the build. */
export type ConflictReason = 'wasmFormat' | 'bundlelessFormat' | 'workerTarget';

/** Texts of the box around an explanation. */
interface BoxLabels {
  title: string;
  paste: string;
  kind: string;
  anyKind: string;
  placeholder: string;
  share: string;
  shared: string;
  failed: string;
  readAs(kind: string, count: number): string;
  atLine(line: number): string;
}

/** Texts of explanations. */
export interface ExplainLabels {
  box: BoxLabels;
  kinds: Record<ConfigKind, string>;
  notes: Record<LineNote['kind'], string>;
  words: Record<ValueWord, string>;
  reasons: Record<NoEffectReason, RichText>;
  conflicts: Record<ConflictReason, RichText>;
  notParsed(message: string): RichText;
  noConfig: RichText;
  madeElsewhere(code: string): RichText;
  computed: RichText;
  spread: RichText;
  unread: RichText;
  topLevel: RichText;
  itemTitle(index: number, output: { format: string; mode: string; target: string }): RichText;
  configTitle(index: number): RichText;
  bundled: string;
  bundleless: string;
  depends: string;
  sameAsDefault: RichText;
  defaultIs(code: string): RichText;
  noOption(name: string): RichText;
  didYouMean(name: string): RichText;
  onlyTop: RichText;
  onlyItem: RichText;
  ofRsbuild: RichText;
  wrongValue(value: string, allowed: string): RichText;
  or(words: readonly string[]): string;
  deprecated(text: RichText): RichText;
  since(release: string): RichText;
  translated(page: string): RichText;
  notListed(page: string): RichText;
  ownPlugin: RichText;
  /** Follows what replaces a plugin. */
  ownOptions: RichText;
  vitest: RichText;
  sameInRslib: RichText;
  noCounterpart: RichText;
}

const english: ExplainLabels = {
  box: {
    title: 'Explain a config',
    paste: 'Your config or package.json',
    kind: 'What it is',
    anyKind: 'Find out what it is',
    placeholder: 'Paste it here',
    share: 'Copy a link to this',
    shared: 'The link is copied. The text is in the part after #, which is not sent to a server.',
    failed: 'The explanations could not be loaded. Change the text to try again.',
    readAs: (kind, count) =>
      `Read as ${kind}: ${count} ${count === 1 ? 'line' : 'lines'} explained.`,
    atLine: (line) => `Line ${line}`,
  },
  kinds: {
    rslib: 'rslib.config',
    tsup: 'tsup.config',
    tsdown: 'tsdown.config',
    vite: 'vite.config',
    rollup: 'rollup.config',
    package: 'package.json',
  },
  notes: {
    same: 'Default',
    noEffect: 'No effect',
    changed: 'Changed',
    wrong: 'Wrong',
    unread: 'Unknown',
    default: 'Default here',
    instead: 'By hand',
    done: 'In Rslib',
    found: 'Why',
    none: 'No counterpart',
  },
  words: {
    string: 'a string',
    number: 'a number',
    boolean: '`true` or `false`',
    array: 'an array',
    object: 'an object',
    function: 'a function',
    RegExp: 'a regular expression',
    null: '`null`',
  },
  reasons: {
    umdOnly: "Only `format: 'umd'` has a global name.",
    bundlelessOnly: 'It matters only with `bundle: false`.',
    bundledOnly: 'With `bundle: false`, imports of packages stay, so there is nothing to decide.',
    esmOnly: 'It matters only in ESM output.',
    cjsOnly: 'It matters only in CommonJS output.',
    withoutTypes: 'Without `dts`, no declaration files are written.',
    withoutCss: 'For Node.js, no CSS files are written.',
    nodeStyles: "It needs `output.target: 'web'`.",
    withoutInjection: 'It matters only with `output.injectStyles`.',
    withoutMinify: 'The minifier does this, and `output.minify` is off.',
    fixedExtension: 'Files of this format end in `.js` anyway.',
    esmBundles: 'Only ESM bundles are split.',
  },
  conflicts: {
    wasmFormat: "It stops the build unless `format` is `'esm'`.",
    bundlelessFormat:
      'It [stops the build](/guide/faq/errors/config#when-using--format-bundle-must-be-set-to-true): `umd`, `iife` and `mf` are always bundled.',
    workerTarget: 'It [stops the build](/config/rsbuild/output#outputtarget) with Rslib.',
  },
  notParsed: (message) => `This is neither JavaScript, TypeScript nor JSON: ${message}.`,
  noConfig: "There is no config in the text: nothing is exported, and it isn't an object.",
  madeElsewhere: (code) =>
    `\`${code}\` makes the config, from what isn't in the text, so nothing is known about it here.`,
  computed: 'A function returns this config. What it decides at run time is unknown here.',
  spread: "Options are spread in from a value that isn't in the text, so some may be missing here.",
  unread: 'The value is known only when the config runs.',
  topLevel: 'At the top level, for all lib items',
  itemTitle: (index, { format, mode, target }) =>
    `Lib item ${index}: \`${format}\`, ${mode}, target \`${target}\``,
  configTitle: (index) => `Config ${index}`,
  bundled: 'bundled',
  bundleless: 'bundleless',
  depends: 'unknown',
  sameAsDefault: 'This is the default here, so you can leave it out.',
  defaultIs: (code) => (code === 'undefined' ? 'not set' : `\`${code}\``),
  noOption: (name) => `Rslib has no option \`${name}\`.`,
  didYouMean: (name) => ` Did you mean \`${name}\`?`,
  onlyTop: 'It works only at the top level, not in a lib item.',
  onlyItem: 'It belongs in a lib item.',
  ofRsbuild: 'An option of [Rsbuild](https://rsbuild.rs/config/) that libraries seldom need.',
  wrongValue: (value, allowed) => `\`${value}\` is not allowed: it takes ${allowed}.`,
  or: (words) => [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' or '),
  deprecated: (text) => `Deprecated: ${text}.`,
  since: (release) => `since ${release}`,
  translated: (page) =>
    `The config below is a draft: what it leaves to you is in its comments, and what it copies may need your imports and constants. [The page about the move](${page}) explains the rest.`,
  notListed: (page) => `[The tables](${page}) don't list it.`,
  ownPlugin:
    'Write it as an [Rsbuild plugin](/config/rsbuild/plugins#write-a-plugin): `transform` becomes `api.transform`.',
  ownOptions: '; its options are left to you',
  vitest: 'Nothing to move: [Vitest](/guide/advanced/vitest-jest) goes on reading this file.',
  sameInRslib: 'Rslib does the same without an option.',
  noCounterpart: 'Rslib has nothing like it.',
};

const chinese: ExplainLabels = {
  box: {
    title: '解释配置',
    paste: '你的配置或package.json',
    kind: '文件类型',
    anyKind: '自动识别',
    placeholder: '粘贴到这里',
    share: '复制链接',
    shared: '链接已复制。文本在#之后的部分，不会发送给服务器。',
    failed: '说明加载失败，修改文本即可重试。',
    readAs: (kind, count) => `识别为${kind}，解释了${count}行。`,
    atLine: (line) => `第${line}行`,
  },
  kinds: english.kinds,
  notes: {
    same: '默认值',
    noEffect: '不起作用',
    changed: '有变化',
    wrong: '有误',
    unread: '未知',
    default: '此处默认',
    instead: '需手动处理',
    done: 'Rslib的写法',
    found: '依据',
    none: '没有对应项',
  },
  words: {
    string: '字符串',
    number: '数字',
    boolean: '`true`或`false`',
    array: '数组',
    object: '对象',
    function: '函数',
    RegExp: '正则表达式',
    null: '`null`',
  },
  reasons: {
    umdOnly: "只有`format: 'umd'`才有全局变量名。",
    bundlelessOnly: '只在`bundle: false`时有意义。',
    bundledOnly: '`bundle: false`时，对包的导入全部保留，无需选择。',
    esmOnly: '只对ESM产物有意义。',
    cjsOnly: '只对CommonJS产物有意义。',
    withoutTypes: '没有设置`dts`，不生成类型声明文件。',
    withoutCss: '面向Node.js时不输出CSS文件。',
    nodeStyles: "需要设置`output.target: 'web'`。",
    withoutInjection: '只在使用`output.injectStyles`时有意义。',
    withoutMinify: '这项工作由压缩完成，而`output.minify`已关闭。',
    fixedExtension: '这种格式的文件本来就以`.js`结尾。',
    esmBundles: '只有ESM打包产物会拆分。',
  },
  conflicts: {
    wasmFormat: "除非`format`为`'esm'`，否则构建中止。",
    bundlelessFormat:
      '构建会[中止](/guide/faq/errors/config#when-using--format-bundle-must-be-set-to-true)：`umd`、`iife`和`mf`只能打包。',
    workerTarget: '在Rslib中会使[构建中止](/config/rsbuild/output#outputtarget)。',
  },
  notParsed: (message) => `这段文本不是JavaScript、TypeScript或JSON：${message}。`,
  noConfig: '文本中没有配置：没有导出任何内容，也不是对象。',
  madeElsewhere: (code) => `配置由\`${code}\`生成，所需内容不在文本中，因此无法得知。`,
  computed: '这份配置由函数返回，运行时才决定的部分无法得知。',
  spread: '部分配置项由文本之外的值展开而来，这里可能有遗漏。',
  unread: '配置运行之后才知道这个值。',
  topLevel: '顶层，适用于所有lib配置对象',
  itemTitle: (index, { format, mode, target }) =>
    `第${index}个lib配置对象：\`${format}\`，${mode}，目标环境为\`${target}\``,
  configTitle: (index) => `第${index}份配置`,
  bundled: '打包',
  bundleless: '非打包',
  depends: '未知',
  sameAsDefault: '与此处的默认值相同，可以省略。',
  defaultIs: (code) => (code === 'undefined' ? '不设置' : `\`${code}\``),
  noOption: (name) => `Rslib没有\`${name}\`这个配置项。`,
  didYouMean: (name) => `是否想写\`${name}\`？`,
  onlyTop: '只能写在顶层，写在lib配置对象中不起作用。',
  onlyItem: '应写在lib配置对象中。',
  ofRsbuild: '[Rsbuild](https://rsbuild.rs/config/)的配置项，库中很少用到。',
  wrongValue: (value, allowed) => `不接受\`${value}\`，可以是${allowed}。`,
  or: (words) => [words.slice(0, -1).join('、'), ...words.slice(-1)].filter(Boolean).join('或'),
  deprecated: (text) => `已废弃：${text}。`,
  since: (release) => `${release}起`,
  translated: (page) =>
    `下面的配置是草稿：需要手动处理的部分写在注释中，照搬的代码可能还需要原有的导入和常量，其余说明见[迁移指南](${page})。`,
  notListed: (page) => `[对照表](${page})中没有这一项。`,
  ownPlugin:
    '改写为[Rsbuild插件](/config/rsbuild/plugins#write-a-plugin)：`transform`改为`api.transform`。',
  ownOptions: '；其选项需手动处理',
  vitest: '不需要迁移：[Vitest](/guide/advanced/vitest-jest)仍会读取这个文件。',
  sameInRslib: 'Rslib默认就是如此，不需要配置。',
  noCounterpart: 'Rslib没有类似的功能。',
};

/** Returns the texts of explanations in a language of the site. */
export function explainLabels(lang: string): ExplainLabels {
  return translate({ en: english, zh: chinese }, lang);
}

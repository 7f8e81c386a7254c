import { translate } from '../../theme/translate.ts';
import type { RichText } from './configAnswer.ts';
import type { PackageConsumer } from './resolvePackage.ts';

/** Texts of explanations of `package.json`. */
export interface PackageLabels {
  consumers: Record<PackageConsumer, RichText>;
  fields: Record<string, { says: RichText; page: string | null }>;
  entryTitle(specifier: string): RichText;
  fieldsTitle: RichText;
  foundBy(by: string): RichText;
  notExported: RichText;
  noEntry: RichText;
  noCdnEntry: RichText;
  noTypes: RichText;
  dependsOnFile: RichText;
  unverified: RichText;
  ifWritten: RichText;
  commonjs(type: string): RichText;
  esm(type: string): RichText;
  noType: RichText;
  requireEsm: RichText;
  typesDisagree(code: string, types: string): RichText;
  esModules: string;
  commonJs: string;
  ignored(by: string): RichText;
  unreachable(condition: string): RichText;
  typesTooLate: RichText;
  leftOut(file: string): RichText;
  wrongTarget(target: string): RichText;
}

const english: PackageLabels = {
  consumers: {
    nodeImport: 'Node.js, `import`',
    nodeRequire: 'Node.js, `require()`',
    typesBundler: "TypeScript, `moduleResolution: 'bundler'`",
    typesImport: "TypeScript, `'node16'`, from an ES module",
    typesRequire: "TypeScript, `'node16'`, from CommonJS",
    bundler: 'A bundler for browsers',
    serverBundler: 'A bundler for Node.js',
    jsdelivr: 'A script tag with the address of jsDelivr',
  },
  fields: {
    type: {
      says: 'Whether Node.js reads `.js` files as ES modules or as CommonJS. Rslib chooses file extensions by it.',
      page: '/config/lib/auto-extension',
    },
    exports: {
      says: 'The paths that users may import, and the file for each consumer. Nothing else in the package can be imported.',
      page: '/guide/basic/output-structure#match-packagejson-to-the-output',
    },
    main: { says: 'The file for whoever does not know `exports`.', page: null },
    module: {
      says: 'The ES module for bundlers, if there is no `exports`. Node.js does not read it.',
      page: null,
    },
    browser: {
      says: 'The file for browsers, which bundlers and CDNs read if there is no `exports`.',
      page: null,
    },
    types: { says: 'The declaration file, if there is no `exports`.', page: '/config/lib/dts' },
    typings: { says: 'The old name of `types`.', page: '/config/lib/dts' },
    typesVersions: {
      says: 'Other declaration files for some versions of TypeScript. What they change is left out here.',
      page: null,
    },
    unpkg: { says: 'The file that unpkg serves for the name of the package.', page: null },
    jsdelivr: { says: 'The file that jsDelivr serves for the name of the package.', page: null },
    files: {
      says: 'What is published, besides `package.json`, the readme, the license, and the file in `main`.',
      page: '/guide/advanced/releasing',
    },
    sideEffects: {
      says: 'Whether bundlers may drop a file of which nothing is used.',
      page: '/guide/advanced/tree-shaking',
    },
    bin: { says: 'Commands that the package installs.', page: '/guide/solution/nodejs' },
    dependencies: {
      says: 'Users install these packages too, so ESM and CommonJS output imports them.',
      page: '/config/rsbuild/auto-external',
    },
    peerDependencies: {
      says: 'Users bring these packages themselves, so ESM and CommonJS output imports them.',
      page: '/config/rsbuild/auto-external',
    },
    devDependencies: {
      says: 'Rslib bundles these packages if the code imports them.',
      page: '/config/rsbuild/auto-external',
    },
    engines: {
      says: 'The oldest Node.js in `node` decides about the syntax of the output, unless `syntax` is set.',
      page: '/config/lib/syntax',
    },
    imports: { says: 'Names that begin with `#` for the own code of the package.', page: null },
  },
  entryTitle: (specifier) => `Who imports \`${specifier}\` gets`,
  fieldsTitle: 'Fields',
  foundBy: (by) => `found by \`${by}\``,
  notExported: '`exports` has nothing for it, so it fails',
  noTypes: 'no declaration file is named, or has the name of the script',
  dependsOnFile: 'depends on the file',
  noEntry: 'no field names a file, so it fails',
  noCdnEntry: 'none of `jsdelivr`, `browser` and `main` names a file; a CDN decides for itself',
  unverified: 'if that script runs in a browser; a CDN decides for itself',
  ifWritten: 'if this file is published',
  commonjs: (type) => `read as CommonJS, because \`type\` is ${type}`,
  esm: (type) => `read as an ES module, because \`type\` is ${type}`,
  noType:
    'without `type`, read as CommonJS, or from Node.js 20.19 and 22.7 on as an ES module if it has `import` or `export`',
  requireEsm: '`require()` of an ES module works in Node.js 20.19, 22.12 and newer.',
  typesDisagree: (code, types) =>
    `The code is ${code}, and TypeScript takes it for ${types}: give each condition its own declaration file.`,
  esModules: 'an ES module',
  commonJs: 'CommonJS',
  ignored: (by) => `No tool that knows \`${by}\` reads it.`,
  unreachable: (condition) =>
    `\`${condition}\` comes after \`default\`, which always applies, so it is never chosen.`,
  typesTooLate: '`types` has to come first: TypeScript takes the first condition that applies.',
  leftOut: (file) => `\`files\` leaves out \`${file}\`.`,
  wrongTarget: (target) => `\`${target}\` has to begin with \`./\`.`,
};

const chinese: PackageLabels = {
  consumers: {
    nodeImport: 'Node.js的`import`',
    nodeRequire: 'Node.js的`require()`',
    typesBundler: "TypeScript，`moduleResolution: 'bundler'`",
    typesImport: "TypeScript，`'node16'`，从ES模块导入",
    typesRequire: "TypeScript，`'node16'`，从CommonJS导入",
    bundler: '面向浏览器的打包工具',
    serverBundler: '面向Node.js的打包工具',
    jsdelivr: '用jsDelivr地址的script标签',
  },
  fields: {
    type: {
      says: '决定Node.js把`.js`文件当作ES模块还是CommonJS。Rslib据此选择文件扩展名。',
      page: '/config/lib/auto-extension',
    },
    exports: {
      says: '使用者可以导入的路径，以及各自对应的文件。包中其他文件都无法导入。',
      page: '/guide/basic/output-structure#match-packagejson-to-the-output',
    },
    main: { says: '提供给不支持`exports`的工具的文件。', page: null },
    module: { says: '没有`exports`时提供给打包工具的ES模块。Node.js不读取这个字段。', page: null },
    browser: { says: '没有`exports`时，打包工具和CDN为浏览器读取的文件。', page: null },
    types: { says: '没有`exports`时的类型声明文件。', page: '/config/lib/dts' },
    typings: { says: '`types`的旧名。', page: '/config/lib/dts' },
    typesVersions: {
      says: '为部分TypeScript版本指定其他类型声明文件，其影响不在此列出。',
      page: null,
    },
    unpkg: { says: 'unpkg按包名提供的文件。', page: null },
    jsdelivr: { says: 'jsDelivr按包名提供的文件。', page: null },
    files: {
      says: '除`package.json`、readme、许可证和`main`指向的文件之外，还要发布哪些内容。',
      page: '/guide/advanced/releasing',
    },
    sideEffects: {
      says: '打包工具能否丢弃没有任何内容被使用的文件。',
      page: '/guide/advanced/tree-shaking',
    },
    bin: { says: '安装这个包时提供的命令。', page: '/guide/solution/nodejs' },
    dependencies: {
      says: '使用者也会安装这些包，所以ESM和CommonJS产物保留对它们的导入。',
      page: '/config/rsbuild/auto-external',
    },
    peerDependencies: {
      says: '使用者自己安装这些包，所以ESM和CommonJS产物保留对它们的导入。',
      page: '/config/rsbuild/auto-external',
    },
    devDependencies: {
      says: '代码导入了这些包时，Rslib会打包它们。',
      page: '/config/rsbuild/auto-external',
    },
    engines: {
      says: '没有设置`syntax`时，产物的语法取决于`node`中最旧的Node.js版本。',
      page: '/config/lib/syntax',
    },
    imports: { says: '以`#`开头的名称，供包自己的代码使用。', page: null },
  },
  entryTitle: (specifier) => `导入\`${specifier}\`得到的文件`,
  fieldsTitle: '字段',
  foundBy: (by) => `由\`${by}\`指定`,
  notExported: '`exports`没有为它指定文件，导入失败',
  noTypes: '没有指定类型声明文件，也没有与脚本同名的类型声明文件',
  dependsOnFile: '取决于具体文件',
  noEntry: '没有字段指定文件，导入失败',
  noCdnEntry: '`jsdelivr`、`browser`和`main`都没有指定文件，最终由CDN决定',
  unverified: '前提是这个脚本能在浏览器中运行，最终由CDN决定',
  ifWritten: '前提是发布了这个文件',
  commonjs: (type) => `\`type\`为${type}，因此当作CommonJS`,
  esm: (type) => `\`type\`为${type}，因此当作ES模块`,
  noType:
    '没有`type`，因此当作CommonJS；从Node.js 20.19和22.7起，含有`import`或`export`时当作ES模块',
  requireEsm: 'Node.js 20.19、22.12及更新版本支持用`require()`加载ES模块。',
  typesDisagree: (code, types) =>
    `代码是${code}，TypeScript却当作${types}：应为每个条件提供各自的类型声明文件。`,
  esModules: 'ES模块',
  commonJs: 'CommonJS',
  ignored: (by) => `支持\`${by}\`的工具都不读取它。`,
  unreachable: (condition) => `\`${condition}\`排在始终生效的\`default\`之后，永远不会选中。`,
  typesTooLate: '`types`应排在最前面：TypeScript采用第一个符合的条件。',
  leftOut: (file) => `\`files\`没有包含\`${file}\`。`,
  wrongTarget: (target) => `\`${target}\`必须以\`./\`开头。`,
};

/** Returns the texts of explanations of `package.json` in a language of the site. */
export function packageLabels(lang: string): PackageLabels {
  return translate({ en: english, zh: chinese }, lang);
}

import type { OutputLabels } from './outputLabels.ts';

/** Texts about differences of outputs, in Chinese. */
export const outputChinese: OutputLabels = {
  causes: {
    extensions: {
      title: '类型声明文件中的扩展名',
      text: '类型声明文件中的导入会补上目标文件的扩展名，因此TypeScript在`node16`下也能找到它。参见[类型声明文件中的扩展名](/guide/upgrade/v0-to-v1#extensions-in-declaration-files)。',
    },
    version: {
      title: 'Rslib的版本',
      text: '产物中写有工具的版本，除此之外没有不同。',
    },
    federation: {
      title: 'Module Federation的运行时',
      text: '运行时本身没有变化，但编译时的设置不同，因此保留下来的分支和辅助函数不同。',
    },
    wasm: {
      title: 'WebAssembly',
      text: '`.wasm`文件会复制到产物中，加载它们的代码也有变化。参见[WebAssembly](/guide/upgrade/v0-to-v1#webassembly)和[`wasm`](/config/lib/wasm)。',
    },
    url: {
      title: 'new URL()中的文件',
      text: '`new URL()`引用的文件会复制到产物中，路径也指向那里。参见[new URL()中的文件](/guide/upgrade/v0-to-v1#files-in-new-url)。',
    },
    worker: {
      title: 'Worker',
      text: 'Worker会作为单独的入口构建，`new Worker()`中的路径指向它。参见[Worker](/guide/upgrade/v0-to-v1#workers)。',
    },
    css: {
      title: 'CSS的目标浏览器',
      text: '目标浏览器不同，CSS中保留的新旧语法和前缀也不同。参见[es2023和es2024](/guide/upgrade/v0-to-v1#es2023-and-es2024)。',
    },
    runtime: {
      title: '加载模块的函数',
      text: '模块代码需要的Rspack函数增多或减少，所以产物中的这些函数不同。',
    },
    constants: {
      title: 'Infinity和NaN',
      text: '压缩器换了一种写法来表示这些值以及与它们的比较，值本身不变。',
    },
    await: {
      title: '使用顶层await的模块',
      text: 'Rspack处理异步模块的代码有变化，模块的导出不变。',
    },
    'file-url': {
      title: 'CommonJS产物中的import.meta.url',
      text: '关闭[shim](/config/lib/shims)后，`import.meta.url`以前会留在CommonJS产物中，而那是语法错误。现在它变成源文件在构建机器上的地址，所以请打开shim，或者不使用`import.meta.url`。',
    },
    require: {
      title: 'ESM产物中的require()',
      text: '依赖的`require()`不再转换为`import`，而是保留为调用，通常是`createRequire`。参见[ESM产物中的require()](/guide/upgrade/v0-to-v1#require-in-esm-output)。',
    },
    env: {
      title: '环境变量',
      text: '`import.meta.env`的变量以及部分`process.env`的变量留给使用该包的应用处理。参见[环境变量](/guide/upgrade/v0-to-v1#environment-variables)。',
    },
    engines: {
      title: '语法版本由engines决定',
      text: '`engines`中最旧的Node.js不支持的语法会被改写。参见[语法版本由engines决定](/guide/upgrade/v0-to-v1#syntax-follows-engines)。',
    },
    helpers: {
      title: '编译器的辅助函数',
      text: '编译器为新语法添加的函数换了来源，或者换了写法。它们是否通过导入引用，由[`externalHelpers`](/config/lib/external-helpers)决定。',
    },
    jsx: {
      title: '编译后的JSX',
      text: 'JSX编译为`React.createElement`调用，而不是`react/jsx-runtime`中的函数（或者相反），因此这个包从React导入的内容不同。',
    },
    'react-compiler': {
      title: 'React Compiler的运行时',
      text: '编译后的组件从另一个包导入React Compiler的函数。',
    },
    styles: {
      title: '样式文件的导入',
      text: '导入的样式写入了另一个文件，或者导入指向另一个文件。参见[CSS](/guide/advanced/css)。',
    },
    assets: {
      title: '图片和其他文件',
      text: '源码导入的文件写入了产物的另一个目录。参见[静态资源](/guide/advanced/assets)。',
    },
    names: {
      title: '共用文件的文件名',
      text: '多个入口共用的代码所在的文件换了名称。只有入口才是供人导入的，所以对使用者没有影响。参见[共用文件的文件名](/guide/upgrade/v0-to-v1#names-of-shared-files)。',
    },
    hashes: {
      title: '文件名中的哈希',
      text: '文件名中的哈希随文件内容或其加载的文件的内容而变化。',
    },
    redirect: {
      title: '导入中的扩展名',
      text: '使用[`redirect`](/config/lib/redirect)时，脚本中的导入多了或少了扩展名。',
    },
    dependencies: {
      title: '依赖是否打包',
      text: '某个依赖现在打包进产物，或者不再打包。这通常由[`output.autoExternal`](/config/rsbuild/output#outputautoexternal)决定，而0.23会忽略它。参见[lib.autoExternal](/guide/upgrade/v0-to-v1#libautoexternal)。',
    },
    ids: {
      title: '模块与chunk的ID',
      text: 'Rspack换了一种方式为模块和chunk选择ID。这些ID只在产物内部有意义，对使用者没有影响。',
    },
    form: {
      title: '写法不同的相同代码',
      text: '编译器和压缩器把相同的代码写成了另一种形式：有无`else`和花括号、短名称或顺序不同。没有增加或减少任何路径、数字或较长的词。',
    },
    failing: {
      title: '失败的命令',
      text: '其中一个版本执行某条命令时失败，因此缺少这条命令生成的文件。',
    },
  },
  unknown: {
    title: '原因未知的差异',
    text: '没有规则认识这些差异。请确认两次构建的源码和依赖相同，因为它们的改动也会出现在这里。',
  },
  comma: '、',
  page: {
    title: (version) => `Rslib ${version}的产物变化`,
    description: (version, previous) =>
      `Rslib ${previous}与${version}的产物之间的每一处差异，按原因分组。`,
    intro: ({ builds, changed, files, previous, version }) =>
      `本站的示例和[产物预览](/guide/basic/output-format)的所有选项都用${previous}和${version}各构建一次。${builds}次构建中有${changed}次的产物不同，涉及${files}个文件：`,
    unchanged: '没有文件不同。',
    cause: '原因',
    files: '文件',
    inBuilds: (number) => `出现在${number}次构建中`,
    ofExplorer: (format, builds, files) => `产物预览，\`${format}\`，${builds}次构建：${files}`,
    ofRun: (run, files) => `\`${run}\`：${files}`,
    failed: '失败的构建',
    onlyIn: (version) => `Rslib ${version}无法完成这些构建，因此无从比较：`,
    compared: '比较对象',
    package: '包',
    next: '[产物变化](/releases/)可以解释你自己的包的差异。',
  },
  box: {
    title: '解释差异',
    paste: '差异',
    placeholder: '粘贴git diff或diff -r输出的内容',
    found: (files, causes) => `${files}个文件不同，共${causes}种原因。`,
    nothing: '这段文本中没有差异。',
    places: (number) => `${number}处`,
    placesIn: (number, files) => `${number}处：${files}`,
    files: (number) => `${number}个文件`,
  },
};

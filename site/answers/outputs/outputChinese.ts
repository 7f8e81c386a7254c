import type { OutputLabels } from './outputLabels.ts';

/** Texts about differences of outputs, in Chinese. */
export const outputChinese: OutputLabels = {
  causes: {
    extensions: {
      title: '类型声明文件中的扩展名',
      text: '类型声明文件中的导入会补上目标文件的扩展名，因此TypeScript在`node16`下也能找到它。参见[类型声明文件中的扩展名](/guide/upgrade/v0-to-v1#extensions-in-declaration-files)。',
    },
    ids: {
      title: '模块与chunk的ID',
      text: 'Rspack换了一种方式为模块和chunk选择ID。这些ID只在产物内部有意义，对使用者没有影响。',
    },
    'file-url': {
      title: 'CommonJS产物中的import.meta.url',
      text: '关闭[shim](/config/lib/shims)后，`import.meta.url`以前会留在CommonJS产物中，而那是语法错误。现在它被替换为源文件在构建机器上的地址，所以请打开shim，或者不使用`import.meta.url`。',
    },
    env: {
      title: '环境变量',
      text: '`import.meta.env`的变量以及部分`process.env`的变量留给使用该包的应用处理。参见[环境变量](/guide/upgrade/v0-to-v1#environment-variables)。',
    },
    require: {
      title: 'ESM产物中的require()',
      text: '依赖的`require()`不再转换为`import`，而是转换为`createRequire`调用。参见[ESM产物中的require()](/guide/upgrade/v0-to-v1#require-in-esm-output)。',
    },
    form: {
      title: '写法不同的相同代码',
      text: '编译器和压缩器把相同的代码写成了另一种形式：有无`else`、短名称或顺序不同。没有增加或减少任何字符串、数字或较长的名称。',
    },
  },
  unknown: {
    title: '原因未知的差异',
    text: '没有规则认识这些差异。请先比较两次构建的源码：你自己的改动和依赖的改动也会出现在差异中。',
  },
  page: {
    title: (version) => `Rslib ${version}的产物变化`,
    description: (version, previous) =>
      `Rslib ${previous}与${version}的产物之间的每一处差异，按原因分组。`,
    intro: ({ builds, changed, files, previous, version }) =>
      `我们用${previous}和${version}分别构建了本站的示例和[产物预览](/guide/basic/output-format)的所有选项。${builds}次构建中有${changed}次的产物不同，涉及${files}个文件：`,
    unchanged: '没有文件不同。',
    cause: '原因',
    files: '文件',
    where: '位置',
    inBuilds: (number) => `出现在${number}次构建中`,
    explorer: '产物预览',
    builds: (number) => `${number}次构建`,
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
    files: (number) => `${number}个文件`,
  },
};

import { useSite } from 'islet/client';
import { translate } from '../../theme/translate.ts';
import { connect, Diagram } from './Diagram.tsx';

const texts = {
  en: {
    description:
      'Sources become declaration files through TypeScript, or through SWC with dts.isolated. Without dts.bundle, Rslib corrects import paths and adds extensions, and you get one file per source file. With dts.bundle, API Extractor combines them into one file per entry.',
    declare: ['TypeScript,', 'or SWC with dts.isolated'],
    correct: ['Rslib corrects', 'import paths'],
    combine: ['API Extractor combines', 'the files of an entry'],
  },
  zh: {
    description:
      '源码由TypeScript生成类型声明；设置dts.isolated时改由SWC生成。不设置dts.bundle时，Rslib修正导入路径、补全扩展名，每个源文件对应一个类型声明文件；设置dts.bundle时，API Extractor为每个入口合并出一个文件。',
    declare: ['TypeScript；设置', 'dts.isolated时用SWC'],
    correct: ['Rslib修正', '导入路径'],
    combine: ['API Extractor合并', '每个入口的文件'],
  },
};

/** How declaration files are made, with and without bundling. */
export function DeclarationFlow() {
  const { description, declare, correct, combine } = translate(texts, useSite().lang);
  return (
    <Diagram
      description={description}
      height={336}
      boxes={[
        { kind: 'source', x: 107, y: 2, width: 130, height: 36, lines: ['src/*.ts'] },
        {
          kind: 'step',
          x: 82,
          y: 76,
          width: 180,
          height: 48,
          lines: declare,
        },
        {
          kind: 'step',
          x: 4,
          y: 204,
          width: 160,
          height: 48,
          lines: correct,
        },
        {
          kind: 'step',
          x: 180,
          y: 204,
          width: 160,
          height: 48,
          lines: combine,
        },
        { kind: 'output', x: 19, y: 296, width: 130, height: 36, lines: ['dist/*.d.ts'] },
        { kind: 'output', x: 195, y: 296, width: 130, height: 36, lines: ['dist/index.d.ts'] },
      ]}
      arrows={[
        { points: connect([172, 38], [172, 74]) },
        { points: connect([172, 124], [84, 202]), label: 'dts.bundle: false' },
        { points: connect([172, 124], [260, 202]), label: 'dts.bundle: true' },
        { points: connect([84, 252], [84, 294]) },
        { points: connect([260, 252], [260, 294]) },
      ]}
    />
  );
}

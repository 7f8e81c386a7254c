import { useSite } from 'islet/client';
import { translate } from '../../theme/translate.ts';
import { connect, Diagram } from './Diagram.tsx';

const texts = {
  en: {
    description:
      'Your sources take two paths. SWC compiles each file and Rspack bundles them into dist/index.js. With dts, TypeScript also reads the sources and writes dist/index.d.ts.',
    bundle: ['SWC compiles each file,', 'Rspack bundles them'],
    declare: ['TypeScript checks', 'and writes types'],
  },
  zh: {
    description:
      '源码分两路处理：SWC编译每个文件，Rspack打包成dist/index.js；设置dts后，TypeScript同时读取源码，生成dist/index.d.ts。',
    bundle: ['SWC编译每个文件，', '由Rspack打包'],
    declare: ['TypeScript检查类型，', '生成类型声明'],
  },
};

/** From entry to output: what makes JavaScript and what makes declaration files. */
export function BuildFlow() {
  const { description, bundle, declare } = translate(texts, useSite().lang);
  return (
    <Diagram
      description={description}
      height={244}
      boxes={[
        { kind: 'source', x: 107, y: 2, width: 130, height: 36, lines: ['src/index.ts'] },
        {
          kind: 'step',
          x: 4,
          y: 112,
          width: 160,
          height: 48,
          lines: bundle,
        },
        {
          kind: 'step',
          x: 180,
          y: 112,
          width: 160,
          height: 48,
          lines: declare,
        },
        { kind: 'output', x: 19, y: 204, width: 130, height: 36, lines: ['dist/index.js'] },
        { kind: 'output', x: 195, y: 204, width: 130, height: 36, lines: ['dist/index.d.ts'] },
      ]}
      arrows={[
        { points: connect([172, 38], [84, 110]) },
        { points: connect([172, 38], [260, 110]), label: 'dts: true' },
        { points: connect([84, 160], [84, 202]) },
        { points: connect([260, 160], [260, 202]) },
      ]}
    />
  );
}

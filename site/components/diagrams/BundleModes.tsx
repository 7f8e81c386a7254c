import { useSite } from 'islet/client';
import { translate } from '../../theme/translate.ts';
import { type Arrow, connect, Diagram } from './Diagram.tsx';

const join = (source: number, output: number): Arrow => ({
  points: connect([source, 38], [output, 110]),
});

const descriptions = {
  en: 'Three source files, index.ts, format.ts and parse.ts. With bundle true, they become one file, dist/index.js. With bundle false, each becomes a file of its own: dist/index.js, dist/format.js and dist/parse.js.',
  zh: '三个源文件：index.ts、format.ts和parse.ts。bundle为true时，合并为一个文件dist/index.js；bundle为false时，各自生成一个文件：dist/index.js、dist/format.js和dist/parse.js。',
};

/** The same three sources, bundled and not. */
export function BundleModes() {
  return (
    <Diagram
      description={translate(descriptions, useSite().lang)}
      height={244}
      boxes={[
        { kind: 'source', x: 4, y: 2, width: 104, height: 36, lines: ['src/index.ts'] },
        { kind: 'source', x: 120, y: 2, width: 104, height: 36, lines: ['src/format.ts'] },
        { kind: 'source', x: 236, y: 2, width: 104, height: 36, lines: ['src/parse.ts'] },
        { kind: 'output', x: 19, y: 112, width: 130, height: 128, lines: ['dist/index.js'] },
        { kind: 'output', x: 195, y: 112, width: 130, height: 36, lines: ['dist/index.js'] },
        { kind: 'output', x: 195, y: 158, width: 130, height: 36, lines: ['dist/format.js'] },
        { kind: 'output', x: 195, y: 204, width: 130, height: 36, lines: ['dist/parse.js'] },
      ]}
      arrows={[
        join(56, 84),
        join(56, 260),
        join(288, 84),
        join(288, 260),
        { ...join(172, 84), label: 'bundle: true' },
        { ...join(172, 260), label: 'bundle: false' },
      ]}
    />
  );
}

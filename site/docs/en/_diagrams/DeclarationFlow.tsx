import { connect, Diagram } from './Diagram.tsx';

/** How declaration files are made, with and without bundling. */
export function DeclarationFlow() {
  return (
    <Diagram
      description="Sources become declaration files through TypeScript, or through SWC with dts.isolated. Without dts.bundle, Rslib corrects import paths and adds extensions, and you get one file per source file. With dts.bundle, API Extractor combines them into one file per entry."
      height={336}
      boxes={[
        { kind: 'source', x: 107, y: 2, width: 130, height: 36, lines: ['src/*.ts'] },
        {
          kind: 'step',
          x: 82,
          y: 76,
          width: 180,
          height: 48,
          lines: ['TypeScript,', 'or SWC with dts.isolated'],
        },
        {
          kind: 'step',
          x: 4,
          y: 204,
          width: 160,
          height: 48,
          lines: ['Rslib corrects', 'import paths'],
        },
        {
          kind: 'step',
          x: 180,
          y: 204,
          width: 160,
          height: 48,
          lines: ['API Extractor combines', 'the files of an entry'],
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

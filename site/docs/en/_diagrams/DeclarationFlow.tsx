import { Diagram } from './Diagram.tsx';

/** How declaration files are made, with and without bundling. */
export function DeclarationFlow() {
  return (
    <Diagram
      description="Sources become declaration files through TypeScript, or through SWC with dts.isolated. Rslib then corrects import paths and adds extensions. Without dts.bundle these files are the output, one per source file. With dts.bundle, API Extractor makes one file per entry of them."
      height={338}
      boxes={[
        { x: 130, y: 8, width: 200, height: 38, lines: ['src/*.ts'] },
        { x: 20, y: 90, width: 200, height: 40, lines: ['TypeScript'] },
        { x: 240, y: 90, width: 200, height: 40, lines: ['SWC, with dts.isolated'] },
        {
          x: 100,
          y: 174,
          width: 260,
          height: 56,
          lines: ['Rslib corrects import paths', 'and adds extensions'],
        },
        {
          x: 20,
          y: 286,
          width: 200,
          height: 42,
          lines: ['dist/*.d.ts, one per file'],
          strong: true,
        },
        { x: 240, y: 286, width: 200, height: 42, lines: ['dist/index.d.ts'], strong: true },
      ]}
      arrows={[
        { from: [200, 46], to: [140, 88] },
        { from: [260, 46], to: [320, 88] },
        { from: [120, 130], to: [170, 172] },
        { from: [340, 130], to: [290, 172] },
        { from: [160, 230], to: [120, 284] },
        { from: [300, 230], to: [330, 284], label: 'API Extractor' },
      ]}
      notes={[{ x: 84, y: 262, text: 'bundle: false' }]}
    />
  );
}

import { Diagram } from './Diagram.tsx';

/** How declaration files are made, with and without bundling. */
export function DeclarationFlow() {
  return (
    <Diagram
      description="Sources become declaration files through TypeScript, or through SWC with dts.isolated. Without dts.bundle, Rslib corrects import paths and adds extensions, and there is one file per source file. With dts.bundle, API Extractor makes one file per entry of them."
      height={338}
      boxes={[
        { x: 130, y: 8, width: 200, height: 38, lines: ['src/*.ts'] },
        {
          x: 100,
          y: 90,
          width: 260,
          height: 56,
          lines: ['TypeScript,', 'or SWC with dts.isolated'],
        },
        {
          x: 10,
          y: 202,
          width: 214,
          height: 56,
          lines: ['Rslib corrects import paths', 'and adds extensions'],
        },
        {
          x: 236,
          y: 202,
          width: 214,
          height: 56,
          lines: ['API Extractor puts the files', 'of an entry together'],
        },
        { x: 17, y: 294, width: 200, height: 38, lines: ['dist/*.d.ts'], strong: true },
        { x: 243, y: 294, width: 200, height: 38, lines: ['dist/index.d.ts'], strong: true },
      ]}
      arrows={[
        { from: [230, 46], to: [230, 88] },
        { from: [180, 146], to: [120, 200] },
        { from: [280, 146], to: [340, 200], label: 'bundle: true' },
        { from: [117, 258], to: [117, 292] },
        { from: [343, 258], to: [343, 292] },
      ]}
      notes={[{ x: 100, y: 176, text: 'bundle: false' }]}
    />
  );
}

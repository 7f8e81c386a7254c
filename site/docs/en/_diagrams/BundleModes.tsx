import { Diagram } from './Diagram.tsx';

/** The same three sources, bundled and not. */
export function BundleModes() {
  return (
    <Diagram
      description="Three source files, index.ts, format.ts and parse.ts. With bundle true they become one file, dist/index.js. With bundle false each becomes a file of its own: dist/index.js, dist/format.js and dist/parse.js."
      height={262}
      boxes={[
        { x: 20, y: 8, width: 130, height: 38, lines: ['src/index.ts'] },
        { x: 165, y: 8, width: 130, height: 38, lines: ['src/format.ts'] },
        { x: 310, y: 8, width: 130, height: 38, lines: ['src/parse.ts'] },
        {
          x: 20,
          y: 124,
          width: 180,
          height: 126,
          lines: ['dist/index.js', 'all three in one'],
          strong: true,
        },
        { x: 260, y: 124, width: 180, height: 36, lines: ['dist/index.js'], strong: true },
        { x: 260, y: 169, width: 180, height: 36, lines: ['dist/format.js'], strong: true },
        { x: 260, y: 214, width: 180, height: 36, lines: ['dist/parse.js'], strong: true },
      ]}
      arrows={[
        { from: [180, 52], to: [120, 92] },
        { from: [280, 52], to: [340, 92] },
      ]}
      notes={[
        { x: 110, y: 114, text: 'bundle: true' },
        { x: 350, y: 114, text: 'bundle: false' },
      ]}
    />
  );
}

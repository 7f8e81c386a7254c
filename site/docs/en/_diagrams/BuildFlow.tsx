import { Diagram } from './Diagram.tsx';

/** From entry to output: what makes JavaScript and what makes declaration files. */
export function BuildFlow() {
  return (
    <Diagram
      description="Your sources in src go two ways. SWC compiles each file and Rspack bundles them into dist/index.js. With dts, TypeScript reads the same sources and writes dist/index.d.ts."
      height={246}
      boxes={[
        { x: 150, y: 8, width: 160, height: 40, lines: ['src/index.ts'] },
        {
          x: 10,
          y: 92,
          width: 210,
          height: 58,
          lines: ['SWC compiles each file,', 'Rspack bundles them'],
        },
        { x: 240, y: 92, width: 210, height: 58, lines: ['TypeScript checks types,', 'with dts'] },
        { x: 35, y: 194, width: 160, height: 40, lines: ['dist/index.js'], strong: true },
        { x: 265, y: 194, width: 160, height: 40, lines: ['dist/index.d.ts'], strong: true },
      ]}
      arrows={[
        { from: [200, 48], to: [125, 90] },
        { from: [260, 48], to: [335, 90] },
        { from: [115, 150], to: [115, 192] },
        { from: [345, 150], to: [345, 192] },
      ]}
    />
  );
}

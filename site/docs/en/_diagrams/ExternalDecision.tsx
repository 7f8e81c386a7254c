import { Diagram } from './Diagram.tsx';

/** Which imports of packages stay and which are bundled. */
export function ExternalDecision() {
  return (
    <Diagram
      description="Is the build bundleless? Then the import stays. Otherwise: is the format umd, iife or mf? Then the package is bundled. Otherwise: is it in dependencies, peerDependencies or optionalDependencies? Then the import stays. If not, the package is bundled."
      height={330}
      boxes={[
        { x: 10, y: 8, width: 250, height: 44, lines: ['bundle: false ?'] },
        { x: 10, y: 98, width: 250, height: 44, lines: ['format umd, iife or mf ?'] },
        {
          x: 10,
          y: 188,
          width: 250,
          height: 62,
          lines: ['in dependencies,', 'peer- or optionalDependencies ?'],
        },
        { x: 330, y: 8, width: 120, height: 44, lines: ['import stays'], strong: true },
        { x: 330, y: 98, width: 120, height: 44, lines: ['bundled'], strong: true },
        { x: 330, y: 197, width: 120, height: 44, lines: ['import stays'], strong: true },
        { x: 75, y: 280, width: 120, height: 42, lines: ['bundled'], strong: true },
      ]}
      arrows={[
        { from: [260, 30], to: [328, 30] },
        { from: [260, 120], to: [328, 120] },
        { from: [260, 219], to: [328, 219] },
        { from: [135, 52], to: [135, 96], label: 'no' },
        { from: [135, 142], to: [135, 186], label: 'no' },
        { from: [135, 250], to: [135, 278], label: 'no' },
      ]}
      notes={[
        { x: 294, y: 22, text: 'yes' },
        { x: 294, y: 112, text: 'yes' },
        { x: 294, y: 211, text: 'yes' },
      ]}
    />
  );
}

import { type Arrow, type Box, Diagram } from './Diagram.tsx';

const question = (y: number, height: number, lines: string[]): Box => ({
  kind: 'step',
  x: 4,
  y,
  width: 196,
  height,
  lines,
});

const answer = (y: number, text: string): Box => ({
  kind: text === 'bundled' ? 'result' : 'loose',
  x: 248,
  y: y - 18,
  width: 92,
  height: 36,
  lines: [text],
});

const yes = (y: number): Arrow => ({
  points: [
    [200, y],
    [246, y],
  ],
});

const no = (from: number, to: number): Arrow => ({
  points: [
    [102, from],
    [102, to],
  ],
});

/** Which imports of packages stay and which are bundled. */
export function ExternalDecision() {
  return (
    <Diagram
      description="Is the build bundleless? Then the import stays. Otherwise: is the format umd, iife or mf? Then the package is bundled. Otherwise: is it in dependencies, peerDependencies or optionalDependencies? Then the import stays. If not, the package is bundled."
      height={262}
      boxes={[
        question(2, 40, ['Is bundle false?']),
        question(78, 40, ['Is the format umd, iife or mf?']),
        question(154, 48, ['Is it in dependencies,', 'peer- or optionalDependencies?']),
        answer(22, 'import stays'),
        answer(98, 'bundled'),
        answer(178, 'import stays'),
        answer(240, 'bundled'),
      ]}
      arrows={[
        yes(22),
        yes(98),
        yes(178),
        no(42, 76),
        no(118, 152),
        {
          points: [
            [102, 202],
            [102, 240],
            [246, 240],
          ],
        },
      ]}
      notes={[
        { at: [221, 13], text: 'yes' },
        { at: [221, 89], text: 'yes' },
        { at: [221, 169], text: 'yes' },
        { at: [114, 58], text: 'no' },
        { at: [114, 134], text: 'no' },
        { at: [114, 218], text: 'no' },
      ]}
    />
  );
}

import { useSite } from 'islet/client';
import { translate } from '../../theme/translate.ts';
import { type Arrow, type Box, Diagram } from './Diagram.tsx';

const texts = {
  en: {
    description:
      'Is the build bundleless? Then the import stays. Otherwise: is the format umd, iife or mf? Then the package is bundled. Otherwise: is it in dependencies, peerDependencies or optionalDependencies? Then the import stays. If not, the package is bundled.',
    isBundleless: ['Is bundle false?'],
    isWhole: ['Is the format umd, iife or mf?'],
    isInstalled: ['Is it in dependencies,', 'peer- or optionalDependencies?'],
    stays: 'import stays',
    bundled: 'bundled',
    yes: 'yes',
    no: 'no',
  },
  zh: {
    description:
      '是非打包模式吗？是，则保留导入。否则看产物格式：umd、iife或mf，则打包。其余格式再看该包是否在dependencies、peerDependencies或optionalDependencies中：在，则保留导入；不在，则打包。',
    isBundleless: ['bundle为false？'],
    isWhole: ['format为umd、iife或mf？'],
    isInstalled: ['在dependencies、peer-或', 'optionalDependencies中？'],
    stays: '保留导入',
    bundled: '打包',
    yes: '是',
    no: '否',
  },
};

const question = (y: number, height: number, lines: string[]): Box => ({
  kind: 'step',
  x: 4,
  y,
  width: 196,
  height,
  lines,
});

const answer = (y: number, text: string, kind: 'result' | 'loose'): Box => ({
  kind,
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
  const labels = translate(texts, useSite().lang);
  return (
    <Diagram
      description={labels.description}
      height={262}
      boxes={[
        question(2, 40, labels.isBundleless),
        question(78, 40, labels.isWhole),
        question(154, 48, labels.isInstalled),
        answer(22, labels.stays, 'loose'),
        answer(98, labels.bundled, 'result'),
        answer(178, labels.stays, 'loose'),
        answer(240, labels.bundled, 'result'),
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
        { at: [221, 13], text: labels.yes },
        { at: [221, 89], text: labels.yes },
        { at: [221, 169], text: labels.yes },
        { at: [114, 58], text: labels.no },
        { at: [114, 134], text: labels.no },
        { at: [114, 218], text: labels.no },
      ]}
    />
  );
}

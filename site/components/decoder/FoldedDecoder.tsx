import { useSite } from 'islet/client';
import { DecoderBox } from './DecoderBox.tsx';
import { decoderLabels } from './decoderLabels.ts';
import { useDecoderStyles } from './decoderStyles.ts';

/** The box of the error decoder, until a reader asks for it only a line. */
export function FoldedDecoder() {
  useDecoderStyles();
  return (
    <details className="decoder-fold">
      <summary>{decoderLabels(useSite().lang).question}</summary>
      <DecoderBox />
    </details>
  );
}

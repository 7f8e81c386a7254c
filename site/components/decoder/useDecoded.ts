import { useEffect, useState } from 'react';
import type { Decoded } from '../../answers/decode/decodeMessage.ts';

/** What a text says; null while nothing is known. The decoder is loaded with the first text. */
export function useDecoded(text: string): { decoded: Decoded | null; hasFailed: boolean } {
  const [decoded, setDecoded] = useState<Decoded | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isEmpty = text.trim() === '';
  useEffect(() => {
    let isLate = false;
    if (isEmpty) return setDecoded(null);
    setHasFailed(false);
    import('../../answers/decode/siteDecoder.ts').then(
      ({ decodeHere }) => isLate || setDecoded(decodeHere(text)),
      (error: unknown) => {
        console.error('The error decoder could not be loaded.', error);
        if (!isLate) setHasFailed(true);
      },
    );
    return () => {
      isLate = true;
    };
  }, [text, isEmpty]);
  return { decoded, hasFailed };
}

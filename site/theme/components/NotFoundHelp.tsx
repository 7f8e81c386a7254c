import { useEffect, useState } from 'react';

type Part = typeof import('../../components/decoder/FoldedDecoder.tsx');

/** Offers the error decoder to readers who have followed a link to a message that has moved. */
export function NotFoundHelp() {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    import('../../components/decoder/FoldedDecoder.tsx').then(setPart, (error: unknown) =>
      console.error('The error decoder could not be loaded.', error),
    );
  }, []);
  return part ? <part.FoldedDecoder /> : null;
}

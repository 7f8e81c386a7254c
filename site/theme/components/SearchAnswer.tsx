import type { SearchAnswerProps } from 'islet/theme/components/SearchAnswer';
import { useEffect, useState } from 'react';
import { completeQuery, maySayError } from '../../answers/decode/maySayError.ts';

type Part = typeof import('../../components/decoder/DecodedQuery.tsx');

/** Explains an error message that is typed or pasted into the search. What does so is loaded with the first. */
export function SearchAnswer({ query }: SearchAnswerProps) {
  const [part, setPart] = useState<Part | null>(null);
  const [pasted, setPasted] = useState('');
  const isMessage = maySayError(query);
  useEffect(() => {
    if (!isMessage) return;
    import('../../components/decoder/DecodedQuery.tsx').then(setPart, (error: unknown) =>
      console.error('The error decoder could not be loaded.', error),
    );
  }, [isMessage]);
  useEffect(() => {
    const keep = ({ clipboardData }: ClipboardEvent) =>
      setPasted(clipboardData?.getData('text/plain') ?? '');
    document.addEventListener('paste', keep);
    return () => document.removeEventListener('paste', keep);
  }, []);
  return isMessage && part ? <part.DecodedQuery {...completeQuery(query, pasted)} /> : null;
}

import { useSite } from 'islet/client';
import { DecodedAnswer } from './DecodedAnswer.tsx';
import { decoderLabels } from './decoderLabels.ts';
import { useDecoderStyles } from './decoderStyles.ts';
import { useDecoded } from './useDecoded.ts';

/** What the search shows for an error message. One that is only nearly known has to be pasted: typed words may ask for a page. */
export function DecodedQuery({ text, isPasted }: { text: string; isPasted: boolean }) {
  useDecoderStyles();
  const { decoder } = decoderLabels(useSite().lang);
  const { decoded } = useDecoded(text);
  if (decoded?.kind !== 'exact' && !(isPasted && decoded?.kind === 'near')) return null;
  return (
    <section className="decoder decoder-query" aria-label={decoder}>
      <DecodedAnswer decoded={decoded} hasFailed={false} />
    </section>
  );
}

import { useSite } from 'islet/client';
import type { Decoded } from '../../answers/decode/decodeMessage.ts';
import { decoderLabels } from './decoderLabels.ts';
import { SectionAnswer } from './SectionAnswer.tsx';

/** What was found for a text: how well it fits, and the sections that explain it, the first with its text. */
export function DecodedAnswer({
  decoded,
  hasFailed,
}: {
  decoded: Decoded | null;
  hasFailed: boolean;
}) {
  const labels = decoderLabels(useSite().lang);
  const answer = decoded?.kind === 'empty' ? null : decoded;
  return (
    <>
      <p className="decoder-summary" role="status">
        {hasFailed ? labels.failed : answer && summarize(answer, labels)}
      </p>
      {answer?.sections.map((section, index) => (
        <SectionAnswer
          key={`${section.page}#${section.anchor}`}
          section={section}
          isOpen={index === 0 && answer.kind !== 'unknown'}
        />
      ))}
    </>
  );
}

function summarize(
  { kind, sections }: Exclude<Decoded, { kind: 'empty' }>,
  labels: ReturnType<typeof decoderLabels>,
): string {
  return kind === 'exact' || kind === 'unknown' ? labels[kind](sections.length) : labels[kind];
}

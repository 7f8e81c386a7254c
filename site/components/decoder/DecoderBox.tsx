import { useSite } from 'islet/client';
import { useEffect, useId, useRef, useState } from 'react';
import { DecodedAnswer } from './DecodedAnswer.tsx';
import { decoderLabels } from './decoderLabels.ts';
import { useDecoded } from './useDecoded.ts';

/** A box for what a terminal printed, and below it cause and fix of the messages in it. */
export function DecoderBox() {
  const labels = decoderLabels(useSite().lang);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // Readers may have pasted something before this runs, and browsers restore what was typed.
  useEffect(() => setText(field.current?.value ?? ''), []);
  return (
    <section className="decoder scripted" aria-label={labels.decoder}>
      <label htmlFor={id}>{labels.field}</label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-promise`}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p id={`${id}-promise`} className="decoder-promise">
        {labels.promise}
      </p>
      <DecodedAnswer {...useDecoded(text)} />
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { ConfigAnswer, ConfigKind } from '../answers/explain/configAnswer.ts';
import { packText, unpackText } from '../answers/explain/textLink.ts';
import { type Explainer, loadExplainer } from './loadExplainer.ts';

/** An answer, and what shows it. */
interface Explanation extends Pick<Explainer, 'Answer'> {
  answer: ConfigAnswer;
}

/** The state of the box that explains what is pasted into it. */
export interface ExplanationBox {
  isHydrated: boolean;
  text: string;
  /** What the reader said that the text is; empty to find out. */
  kind: ConfigKind | '';
  /** Null as long as there is nothing to explain. */
  explanation: Explanation | null;
  hasFailed: boolean;
  /** The link that was made last, if the text is still the same. */
  link: string | null;
  change(text: string, kind: ConfigKind | ''): void;
  share(): Promise<void>;
}

/** Explains a text as it changes. What it takes is loaded with the first one, and a text in the address is read. */
export function useExplanation(lang: string): ExplanationBox {
  const [isHydrated, setIsHydrated] = useState(false);
  const [input, setInput] = useState<{ text: string; kind: ConfigKind | '' }>({
    text: '',
    kind: '',
  });
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const loading = useRef<Promise<Explainer> | null>(null);
  const latest = useRef(input);

  async function answer(next: typeof input): Promise<void> {
    latest.current = next;
    setInput(next);
    setLink(null);
    if (next.text.trim() === '') return setExplanation(null);
    try {
      loading.current ??= loadExplainer(lang);
      const { explain, Answer } = await loading.current;
      if (latest.current !== next) return;
      setExplanation({ answer: explain(next.text, next.kind || undefined), Answer });
      setHasFailed(false);
    } catch (error) {
      console.error(error);
      loading.current = null;
      setHasFailed(true);
    }
  }

  useEffect(() => {
    setIsHydrated(true);
    const restore = async () => {
      const text = await unpackText(location.hash);
      if (text !== null) void answer({ text, kind: '' });
    };
    void restore();
    addEventListener('hashchange', restore);
    return () => removeEventListener('hashchange', restore);
  }, []);

  async function share(): Promise<void> {
    const { pathname, search } = location;
    const address = `${pathname}${search}${await packText(input.text)}`;
    history.replaceState(history.state, '', address);
    setLink(location.href);
    // Where writing isn't allowed, the link in the address bar remains.
    await navigator.clipboard?.writeText(location.href).catch(() => {});
  }

  const change = (text: string, kind: ConfigKind | '') => void answer({ text, kind });
  return { ...input, isHydrated, explanation, hasFailed, link, change, share };
}

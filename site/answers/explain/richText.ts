import type { RichText } from './configAnswer.ts';

/** A piece of a text: words, code, or a link with its route or address. */
export interface RichPiece {
  text: string;
  isCode: boolean;
  href: string | null;
}

/** Splits a text at its code and links; a link may have code in it. */
export function splitRichText(text: RichText): RichPiece[] {
  const pieces = text.split(/(`[^`]+`|\[(?:`[^`]*`|[^\]`])*\]\([^)\s]*\))/);
  return pieces.flatMap((piece): RichPiece[] => {
    const [, label, href] = /^\[(.*)\]\((.*)\)$/s.exec(piece) ?? [];
    if (label !== undefined && href !== undefined)
      return splitRichText(label).map((one) => ({ ...one, href }));
    const [, code] = /^`(.+)`$/s.exec(piece) ?? [];
    if (code !== undefined) return [{ text: code, isCode: true, href: null }];
    return piece === '' ? [] : [{ text: piece, isCode: false, href: null }];
  });
}

/** A small word behind the text of a menu entry. */
export function Tag({ text }: { text: string | undefined }) {
  return text ? <span className="entry-tag">{text}</span> : null;
}

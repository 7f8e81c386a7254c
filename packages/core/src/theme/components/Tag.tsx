/** A small word behind the text of a menu entry; the space is for those who hear or copy both. */
export function Tag({ text }: { text: string | undefined }) {
  return text ? (
    <>
      {' '}
      <span className="entry-tag">{text}</span>
    </>
  ) : null;
}

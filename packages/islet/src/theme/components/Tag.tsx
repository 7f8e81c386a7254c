/** A small label after the text of a menu entry; the space separates them for screen readers and copying. */
export function Tag({
  text,
}: {
  /** What the label says. */
  text: string;
}) {
  return (
    <>
      {' '}
      <span className="entry-tag">{text}</span>
    </>
  );
}

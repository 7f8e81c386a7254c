/** A small label after the text of a menu entry. */
export function Tag({
  text,
}: {
  /** What the label says. */
  text: string;
}) {
  return <span className="entry-tag">{text}</span>;
}

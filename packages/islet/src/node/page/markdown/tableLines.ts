/** The second line of a table, whatever contains it; also matches some other lines, such as `---`. */
const delimiters = /^[\s>]*[|:-][\s|:-]*$/;
const blank = /^[\s>]*$/;

/** Numbers, from 1, of all lines that may belong to a table: those around its second line, up to a blank one. */
export function findTableLines(source: string): Set<number> {
  const found = new Set<number>();
  let isInTable = false;
  for (const [index, line] of source.split(/\r\n?|\n/).entries()) {
    if (delimiters.test(line)) {
      isInTable = true;
      found.add(index);
    } else if (blank.test(line)) isInTable = false;
    if (isInTable) found.add(index + 1);
  }
  return found;
}

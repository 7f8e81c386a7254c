import type { SourcePlace } from '#common/types.ts';
import { decodeSource, findEncodingFault } from '../../files/readSource.ts';
import type { SourceState } from './sourceState.ts';

/** Most bytes of a page or a fragment. */
const mostBytes = 5_000_000;

/**
 * Reads the text of a page or a fragment; null, with a problem, if it can't be read or isn't UTF-8. `from` is
 * the place that refers to it.
 */
export function readText(
  { absoluteFile, file, reader, problems }: SourceState,
  from: SourcePlace = { file, line: 1, column: 1 },
): string | null {
  const bytes = reader.read(absoluteFile);
  if (bytes === null) {
    const { reason = 'cannot be read', fix = '' } = reader.faultOf(absoluteFile) ?? {};
    problems.error(from, `\`${file}\` ${reason}.`, fix);
    return null;
  }
  if (bytes.length > mostBytes) {
    const size = Math.round(bytes.length / 1_000_000);
    problems.error(
      from,
      `\`${file}\` has ${size} MB, and a page or a fragment may have ${mostBytes / 1_000_000} MB.`,
      'Split it, or put it into the public folder and link to it.',
    );
    return null;
  }
  const fault = findEncodingFault(bytes);
  if (fault === null) return decodeSource(bytes);
  problems.error({ file, line: fault.line, column: 1 }, `\`${file}\` ${fault.reason}.`, fault.fix);
  return null;
}

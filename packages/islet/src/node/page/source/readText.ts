import type { SourcePlace } from '#shared/types.ts';
import type { SourceState } from './sourceState.ts';

/** Reads the text of a page or a fragment; null, with a problem, if it can't. `from` is the place that refers to it. */
export function readText(
  { absoluteFile, file, reader, problems }: SourceState,
  from: SourcePlace = { file, line: 1, column: 1 },
): string | null {
  const text = reader.readText(absoluteFile);
  if (text !== null) return text;
  const { reason = 'cannot be read', fix = '', line } = reader.faultOf(absoluteFile) ?? {};
  const place = line === undefined ? from : { file, line, column: 1 };
  problems.error(place, `\`${file}\` ${reason}.`, fix);
  return null;
}

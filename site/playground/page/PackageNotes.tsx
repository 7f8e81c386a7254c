import { useSite } from 'islet/client';
import { useMemo } from 'react';
import { findUnserved } from './findUnserved.ts';
import type { PaneProps } from './paneProps.ts';

/** Says which packages of the project aren't here, and what that means for its build. */
export function PackageNotes({ playground: { state }, labels }: PaneProps) {
  const { lang } = useSite();
  const { files } = state;
  const { missing, external } = useMemo(() => findUnserved(files), [files]);
  const list = (names: readonly string[]): string => new Intl.ListFormat(lang).format(names);
  return (
    <>
      {missing.length > 0 && <p data-kind="warning">{labels.missing(list(missing))}</p>}
      {external.length > 0 && <p data-kind="tip">{labels.external(list(external))}</p>}
    </>
  );
}

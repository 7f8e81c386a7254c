import { useId } from 'react';
import { FileChoice } from '../../components/FileChoice.tsx';
import type { ComparedFile } from '../../explorer/compareFiles.ts';
import { listRows } from './listRows.ts';

/** The files of an output as a tree, with their sizes and what has become of them. */
export function OutputTree({
  compared,
  shown,
  onShow,
}: {
  compared: readonly ComparedFile[];
  shown: string;
  onShow(path: string): void;
}) {
  const group = useId();
  const byPath = new Map(compared.map((file) => [file.path, file]));
  const { root, rows } = listRows([...byPath.keys()].sort());
  return (
    <fieldset className="pg-tree">
      <legend>{root === '' ? '.' : root}</legend>
      {rows.map(({ name, depth, path = '' }, index) => {
        const file = byPath.get(path);
        // The same folder may be listed twice, so its place is part of the key.
        if (!file)
          return (
            <p key={`${index} ${name}`} data-depth={depth}>
              {name}
            </p>
          );
        return <FileChoice key={path} {...{ file, name, depth, group, shown, onShow }} />;
      })}
    </fieldset>
  );
}

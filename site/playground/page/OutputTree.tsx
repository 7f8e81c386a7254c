import { formatSize, useSite } from 'islet/client';
import { useId } from 'react';
import type { ComparedFile } from '../../explorer/compareFiles.ts';
import { byteSizeOf } from '../../explorer/explorerData.ts';
import { explorerLabels } from '../../explorer/explorerLabels.ts';
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
  const { badges } = explorerLabels(useSite().lang);
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
        return (
          <label key={path} data-state={file.state} data-depth={depth}>
            <input
              type="radio"
              name={group}
              checked={path === shown}
              disabled={file.state === 'gone'}
              onChange={() => onShow(path)}
            />
            <span>
              <span className="pg-name">{name}</span>
              {file.state !== 'same' && <small>{badges[file.state]}</small>}
              <small>{formatSize(byteSizeOf(file.content))}</small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

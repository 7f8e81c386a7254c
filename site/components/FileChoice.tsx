import { formatSize, useSite } from 'islet/client';
import type { ComparedFile } from '../explorer/compareFiles.ts';
import { byteSizeOf } from '../explorer/explorerData.ts';
import { explorerLabels } from '../explorer/explorerLabels.ts';
import './fileChoice.css';

/** A file in a list of an output's files, with its size and what has become of it. */
export function FileChoice({
  file: { path, content, state },
  name,
  depth,
  group,
  shown,
  onShow,
}: {
  file: ComparedFile;
  /** What the list calls the file. */
  name: string;
  /** How many folders it is in, if the list shows these. */
  depth?: number;
  /** Name of the radio buttons of the list. */
  group: string;
  /** Path of the file that is shown. */
  shown: string;
  onShow(path: string): void;
}) {
  const { badges } = explorerLabels(useSite().lang);
  return (
    <label className="file-choice" data-state={state} data-depth={depth}>
      <input
        type="radio"
        name={group}
        checked={path === shown}
        disabled={state === 'gone'}
        onChange={() => onShow(path)}
      />
      <span>
        <span className="file-name">{name}</span>
        {state !== 'same' && <small>{badges[state]}</small>}
        <small>{formatSize(byteSizeOf(content))}</small>
      </span>
    </label>
  );
}
